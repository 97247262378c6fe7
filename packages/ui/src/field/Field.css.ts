import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { border, focusRing, surface, tone } = vars.color;

/** Label, control and help below one another. */
export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: 6,
  minInlineSize: 0,
  // React Aria marks some fields as a whole; their control shows the focus.
  selectors: { "&[data-focus-visible]": { outline: "none" } },
});

export const label = style([
  text.base,
  {
    fontWeight: vars.font.weight.medium,
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    cursor: "default",
  },
]);

export const required = style({ color: tone.danger.text, marginInlineStart: "0.25em" });

export const description = style([
  text.small,
  { color: vars.color.text.muted, overflowWrap: "anywhere" },
]);

export const error = style([
  text.small,
  {
    display: "flex",
    gap: vars.space["1"],
    color: tone.danger.text,
    fontWeight: vars.font.weight.medium,
    overflowWrap: "anywhere",
  },
]);

/** The box that holds what is typed or chosen. */
export const control = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  background: surface.raised,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.control,
  cursor: "text",
  transition: `border-color ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
  selectors: {
    "&[data-hovered]": { borderColor: vars.color.text.muted },
    "&[data-invalid], [data-invalid] > &": { borderColor: tone.danger.solid },
    "&[data-readonly], [data-readonly] > &": { background: surface.sunken },
    "&[data-disabled], [data-disabled] > &": {
      background: surface.sunken,
      borderColor: border.default,
      color: vars.color.text.disabled,
      cursor: "default",
    },
    "&:has(:is(input, textarea, [contenteditable]):focus), &[data-focus-visible]": {
      outline: `2px solid ${focusRing}`,
      outlineOffset: -1,
    },
  },
});

/** The text field inside a control; the control shows its border and its focus. */
export const input = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  paddingInline: 10,
  paddingBlock: 0,
  blockSize: `calc(${vars.density.control} - 2px)`,
  border: 0,
  background: "transparent",
  textOverflow: "ellipsis",
  selectors: {
    "&:focus, &[data-focus-visible]": { outline: "none" },
    "&[disabled]": { color: vars.color.text.disabled, WebkitTextFillColor: "currentcolor" },
    "&::placeholder": { color: vars.color.text.muted },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});

/** Before or after the text: a unit, a scheme, an icon, a button. */
export const affix = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  color: vars.color.text.muted,
  whiteSpace: "nowrap",
  selectors: {
    "&:first-child": { paddingInlineStart: 10, marginInlineEnd: -4 },
    "&:last-child": { paddingInlineEnd: 10, marginInlineStart: -4 },
    "&:has(button):first-child": { paddingInlineStart: 1, marginInlineEnd: 0 },
    "&:has(button):last-child": { paddingInlineEnd: 1, marginInlineStart: 0 },
  },
});

/** Ids, prices and code. */
export const monoInput = style({
  fontFamily: vars.font.family.mono,
  fontSize: "0.92em",
});
