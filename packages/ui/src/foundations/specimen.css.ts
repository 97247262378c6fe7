import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { space, color, radius, font, density } = vars;

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["2"],
  paddingInline: space["4"],
  paddingBlock: space["3"],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const titles = style({ flex: 1, minInlineSize: 80 });

export const actions = style({ display: "flex", gap: space["2"] });

export const list = style({ paddingBlock: space["1"] });

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
  gridAutoColumns: "max-content",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: density.row,
  paddingInlineStart: space["4"],
  paddingInlineEnd: space["2"],
  selectors: {
    "&:hover": { background: color.surface.hover },
    "&[data-selected=true]": { background: color.surface.selected },
  },
});

export const title = style({ fontWeight: font.weight.medium });

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  paddingInline: 6,
  borderRadius: radius.small,
  background: color.accent.tint,
  color: color.accent.text,
  fontSize: font.size.small,
  lineHeight: "20px",
  fontWeight: font.weight.medium,
});

export const when = style({
  color: color.text.muted,
  fontSize: font.size.small,
  fontVariantNumeric: "tabular-nums",
  minInlineSize: 48,
  textAlign: "end",
  "@media": { "screen and (max-width: 480px)": { display: "none" } },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["3"]} ${space["4"]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
});
