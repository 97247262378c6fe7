import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const display = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  minInlineSize: 0,
});

export const title = style({ minInlineSize: 0, overflowWrap: "anywhere", textWrap: "balance" });

/** The button belongs to the last word, however many lines there are. */
export const edit = style({ flexShrink: 0 });

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space["2"],
  inlineSize: "100%",
  minInlineSize: 0,
});

export const field = style({ flex: "1 1 16rem", maxInlineSize: "40rem", minInlineSize: 0 });
