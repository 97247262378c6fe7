import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
  minInlineSize: 0,
});

const chip = {
  display: "block",
  maxInlineSize: "16rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minBlockSize: vars.space["5"],
  paddingInline: 6,
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.small,
  lineHeight: "18px",
} as const;

export const keyword = style({
  ...chip,
  borderColor: vars.color.border.default,
  color: vars.color.text.muted,
});

export const more = style({
  ...chip,
  background: "transparent",
  color: vars.color.text.link,
  selectors: {
    "&[data-hovered]": { background: vars.color.surface.hover },
    "&[data-pressed]": { background: vars.color.surface.pressed },
  },
});
