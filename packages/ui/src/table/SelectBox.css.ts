import { globalStyle, style } from "@vanilla-extract/css";
import { box } from "../checkbox/Checkbox.css.ts";
import { vars } from "../theme/contract.css.ts";

const { accent, text } = vars.color;

/** The whole cell is the target. */
export const target = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  minBlockSize: vars.density.row,
});

export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
});

globalStyle(`${input}:hover + ${box}`, { borderColor: text.muted });
globalStyle(`${input}:checked + ${box}, ${input}:indeterminate + ${box}`, {
  background: accent.solid,
  borderColor: accent.solid,
  color: accent.onSolid,
});
globalStyle(`${input}:focus-visible + ${box}`, {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
});
