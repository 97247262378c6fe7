import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { border, focusRing, surface } = vars.color;

/** Tags and the text being typed, in lines that wrap. */
export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
  flex: 1,
  minInlineSize: 0,
  padding: 3,
});

/** The list is no box of its own: its tags stand in the lines of the control. */
export const list = style({ display: "contents" });

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "100%",
  minBlockSize: 24,
  paddingInlineStart: vars.space["2"],
  background: surface.sunken,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  cursor: "default",
  selectors: {
    "&[data-hovered]": { borderColor: border.control },
    "&[data-focus-visible]": { outline: `2px solid ${focusRing}`, outlineOffset: 0 },
    "&[data-disabled]": { color: vars.color.text.disabled, paddingInlineEnd: vars.space["2"] },
  },
});

export const word = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const remove = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 22,
  padding: 0,
  background: "none",
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  scale: "0.875",
  selectors: { "&[data-hovered]": { color: vars.color.text.default } },
});

export const input = style({
  flex: "1 1 6rem",
  minInlineSize: "min(6rem, 100%)",
  inlineSize: 0,
  minBlockSize: 24,
  paddingInline: 6,
  paddingBlock: 0,
  border: 0,
  background: "transparent",
  selectors: {
    "&:focus, &[data-focus-visible]": { outline: "none" },
    "&[disabled]": { inlineSize: 0, flex: "0 0 0", minInlineSize: 0, padding: 0 },
  },
});

/** Takes no room while it says nothing, and stays there to be read aloud when it does. */
export const hint = style([
  text.small,
  { color: vars.color.text.muted, selectors: { "&:empty": { position: "absolute" } } },
]);
