import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text, tone } = vars.color;

/** The box and its words, in one target of at least 24 px. */
export const button = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["2"],
  inlineSize: "fit-content",
  minBlockSize: 24,
  paddingBlock: 2,
  color: text.default,
  cursor: "default",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&:focus-visible, &[data-focus-visible]": { outline: "none" },
    "&[data-disabled]": { color: text.disabled },
  },
});

export const box = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  marginBlock: 2,
  background: surface.raised,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
  color: "transparent",
  // Else forced colours draw the mark of a box that is not checked.
  forcedColorAdjust: "none",
  transition: `background-color ${vars.motion.duration.state}, border-color ${vars.motion.duration.state}`,
});

globalStyle(`${box} > svg`, { inlineSize: 12, blockSize: 12, strokeWidth: 3 });

const boxIn = (state: string) => `${button}${state} > ${box}`;

globalStyle(boxIn("[data-hovered]"), { borderColor: text.muted });
globalStyle(boxIn("[data-pressed]"), { background: surface.pressed });
globalStyle(`${boxIn("[data-selected]")}, ${boxIn("[data-indeterminate]")}`, {
  background: accent.solid,
  borderColor: accent.solid,
  color: accent.onSolid,
});
globalStyle(
  `${boxIn("[data-selected][data-hovered]")}, ${boxIn("[data-indeterminate][data-hovered]")}`,
  {
    background: accent.solidHover,
    borderColor: accent.solidHover,
  },
);
globalStyle(boxIn("[data-invalid]"), { borderColor: tone.danger.solid });
globalStyle(boxIn("[data-disabled]"), {
  background: surface.pressed,
  borderColor: border.default,
  color: "transparent",
});
globalStyle(
  `${boxIn("[data-disabled][data-selected]")}, ${boxIn("[data-disabled][data-indeterminate]")}`,
  { color: text.disabled },
);
globalStyle(boxIn("[data-focus-visible]"), {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

/** Help stands under the words, not under the box. */
export const help = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["1"],
  marginInlineStart: 24,
  selectors: { "&:empty": { display: "none" } },
});

export const root = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
