import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { truncate as truncated } from "../theme/typography.css.ts";

const { accent, border, surface, text } = vars.color;

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minBlockSize: 0,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  blockSize: vars.space["12"],
  paddingInline: vars.space["3"],
  overflow: "hidden",
});

export const scroller = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space["3"],
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space["2"],
  paddingBlockStart: vars.space["1"],
});

export const list = style({ display: "flex", flexDirection: "column", gap: 1 });

export const groups = style([list, { gap: vars.space["2"] }]);

export const sections = style([
  list,
  {
    gap: vars.space["3"],
    paddingBlockStart: vars.space["3"],
    borderBlockStart: `1px solid ${border.subtle}`,
  },
]);

/** One line of the sidebar: a group's title, a site, a link. */
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  inlineSize: "100%",
  minBlockSize: 30,
  minInlineSize: 0,
  paddingInline: vars.space["2"],
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: text.default,
  textAlign: "start",
  textDecoration: "none",
  cursor: "default",
  outlineOffset: -2,
  selectors: {
    "&[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { background: surface.pressed },
    "&[aria-current]": {
      background: surface.selected,
      color: accent.text,
      fontWeight: vars.font.weight.medium,
    },
  },
});

export const title = style([
  item,
  {
    minBlockSize: 28,
    color: text.muted,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.line.small,
    fontWeight: vars.font.weight.medium,
  },
]);

export const sectionTitle = style({
  paddingInline: vars.space["2"],
  paddingBlockEnd: vars.space["1"],
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
});

export const chevron = style({
  transition: `rotate ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
  selectors: {
    "[aria-expanded=true] > &": { rotate: "90deg" },
    "[aria-expanded=true] > &:dir(rtl)": { rotate: "-90deg" },
  },
});

export const name = style([truncated, { flexGrow: 1 }]);

/** A comma that is heard, so that a name reads "Live sites, 4", and takes no room. */
export const comma = style({ fontSize: 0, lineHeight: 0 });

export const count = style({ fontVariantNumeric: "tabular-nums", color: text.muted });

/** The place of a chevron, an icon or a dot: they share one axis. */
export const mark = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
});

export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  border: `1.5px solid ${border.control}`,
  selectors: {
    "&[data-live]": {
      background: vars.color.tone.success.text,
      borderColor: vars.color.tone.success.text,
    },
  },
});

export const country = style({
  flexShrink: 0,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.regular,
});

/** A link and its action share a line without one inside the other. */
export const entry = style({ position: "relative", display: "flex", minInlineSize: 0 });

export const hasAction = style({ paddingInlineEnd: vars.space["8"] });

export const action = style({
  position: "absolute",
  insetInlineEnd: 1,
  insetBlock: 0,
  display: "grid",
  placeItems: "center",
});

export const empty = style({
  padding: `${vars.space["1"]} ${vars.space["2"]}`,
  paddingInlineStart: vars.space["8"],
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
});

/* Collapsed: everything is 40 wide and centred; names stay for assistive technology. */
const collapsed = "[data-collapsed] ";
globalStyle(`${collapsed}${item}`, { justifyContent: "center", paddingInline: 0 });
globalStyle(`${collapsed}${action}, ${collapsed}${empty}`, { display: "none" });
globalStyle(`${collapsed}${country}`, {
  minInlineSize: 28,
  lineHeight: "20px",
  textAlign: "center",
  borderRadius: vars.radius.small,
  border: `1px solid ${border.default}`,
});
globalStyle(`${collapsed}${mark}[data-dot]`, {
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: "calc(50% + 6px)",
  blockSize: 12,
});
globalStyle(`${collapsed}${mark}[data-dot] > ${dot}`, {
  outline: `2px solid ${surface.sunken}`,
});
globalStyle(`${collapsed}${dot}:not([data-live])`, { background: surface.sunken });
