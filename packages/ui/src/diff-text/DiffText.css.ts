import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";
import type { DiffPart } from "./word-diff.ts";

/** Both texts in one, or side by side where there is room. */
export const diffLayouts = ["inline", "side-by-side"] as const;
/** One of the layouts of a comparison. */
export type DiffLayout = (typeof diffLayouts)[number];

export const box = style({ containerType: "inline-size", inlineSize: "100%" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.border.subtle,
  gap: 1,
});

export const side = style({
  background: vars.color.surface.raised,
  padding: vars.space["3"],
  minInlineSize: 0,
});

export const heading = style({
  display: "block",
  marginBlockEnd: vars.space["1"],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
});

export const text = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  maxInlineSize: vars.measure.reading,
});

const change = style({
  background: vars.color.accent.tint,
  color: vars.color.accent.text,
  borderRadius: 2,
  textUnderlineOffset: "0.2em",
  boxDecorationBreak: "clone",
});

export const part: Record<DiffPart["kind"], string> = styleVariants({
  same: {},
  added: [change, toneScope.success, { textDecoration: "underline" }],
  removed: [change, toneScope.danger, { textDecoration: "line-through" }],
});
