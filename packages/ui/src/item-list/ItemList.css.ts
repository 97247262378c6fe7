import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { accent, surface } = vars.color;

export const list = style({ display: "flex", flexDirection: "column", outlineOffset: -2 });

export const group = style({ selectors: { "& + &": { marginBlockStart: vars.space["3"] } } });

export const title = style([
  text.small,
  {
    paddingInline: vars.space["2"],
    paddingBlock: vars.space["1"],
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.muted,
    overflowWrap: "anywhere",
  },
]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.density.row,
  paddingInline: vars.space["2"],
  paddingBlock: vars.space["1"],
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  cursor: "default",
  selectors: {
    "&[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { background: surface.pressed },
    "&[data-selected]": { background: surface.selected, color: accent.text },
  },
});
