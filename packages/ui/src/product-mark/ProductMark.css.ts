import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** 20 px in the shell, 32 px on the bare pages. */
export const markSizes = ["small", "large"] as const;
/** One of the sizes of the mark. */
export type MarkSize = (typeof markSizes)[number];

export const box = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  minInlineSize: 0,
  color: vars.color.text.default,
});

export const drawing: Record<MarkSize, string> = styleVariants({
  small: { inlineSize: 20, blockSize: 20, flexShrink: 0 },
  large: { inlineSize: 32, blockSize: 32, flexShrink: 0 },
});

export const back = style({ fill: vars.color.accent.solid });
export const front = style({ fill: "none", stroke: vars.color.accent.onSolid, strokeWidth: 1.75 });

export const word: Record<MarkSize, string> = styleVariants({
  small: {
    fontWeight: vars.font.weight.semibold,
    letterSpacing: "-0.008em",
    whiteSpace: "nowrap",
  },
  large: {
    fontSize: vars.font.size.title,
    lineHeight: vars.font.line.title,
    fontWeight: vars.font.weight.semibold,
    letterSpacing: "-0.014em",
    whiteSpace: "nowrap",
  },
});
