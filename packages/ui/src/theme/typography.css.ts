import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

/** The sizes of text, each with its line height and weight. */
export const textSizes = ["small", "base", "heading", "title"] as const;

/** One of the four sizes of text. */
export type TextSize = (typeof textSizes)[number];

const weights: Record<TextSize, string> = {
  small: vars.font.weight.regular,
  base: vars.font.weight.regular,
  heading: vars.font.weight.semibold,
  title: vars.font.weight.semibold,
};

/** A class per size of text. */
export const text: Record<TextSize, string> = styleVariants(weights, (fontWeight, size) => ({
  fontSize: vars.font.size[size],
  lineHeight: vars.font.line[size],
  fontWeight,
  letterSpacing: size === "title" ? "-0.014em" : size === "heading" ? "-0.008em" : "normal",
}));

/** Secondary text. */
export const muted = style({ color: vars.color.text.muted });

/** Ids, JSON and code. */
export const mono = style({
  fontFamily: vars.font.family.mono,
  fontSize: "0.92em",
  fontVariantLigatures: "none",
});

/** Figures of one width, for tables and counts. */
export const tabular = style({ fontVariantNumeric: "tabular-nums" });

/** One line, with an ellipsis where it ends too soon. */
export const truncate = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minInlineSize: 0,
});
