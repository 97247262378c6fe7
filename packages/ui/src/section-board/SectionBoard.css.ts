import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const wide = "(min-width: 640px)";

export const box = style({ containerType: "inline-size", inlineSize: "100%" });

/** Columns side by side where there is room, one under the other where there is not. */
export const board = style({
  display: "grid",
  gap: vars.space["3"],
  alignItems: "start",
  "@container": {
    [wide]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(296px, 1fr)",
      overflowX: "auto",
      paddingBlockEnd: vars.space["2"],
      scrollSnapType: "x proximity",
    },
  },
});

export const column = style({
  minInlineSize: 0,
  maxInlineSize: 560,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  overflowWrap: "anywhere",
  scrollSnapAlign: "start",
  "@container": { "(max-width: 639.98px)": { maxInlineSize: "none" } },
});

export const header = style({
  display: "grid",
  gap: vars.space["2"],
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const titles = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
  minBlockSize: vars.density.controlSmall,
});

export const title = style({
  minInlineSize: 0,
  fontWeight: vars.font.weight.semibold,
});

export const count = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontVariantNumeric: "tabular-nums",
});

export const product = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space["2"],
});

export const picture = style({ borderRadius: vars.radius.small });

export const facts = style({
  display: "flex",
  gap: vars.space["2"],
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontVariantNumeric: "tabular-nums",
});

export const price = style({ flexShrink: 0 });
