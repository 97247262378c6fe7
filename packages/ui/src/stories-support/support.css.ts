import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const transparentBox = style({ display: "contents" });

export const outlinedBox = style({
  maxInlineSize: "100%",
  padding: vars.space["3"],
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});

/** A wrapping line of examples. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["3"],
});

/** Examples above one another. */
export const stack = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space["4"],
});
