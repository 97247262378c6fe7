import { keyframes, style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** The final shapes that a skeleton can take. */
export const skeletonShapes = ["text", "card", "row", "list", "form"] as const;
/** One of the shapes of a skeleton. */
export type SkeletonShape = (typeof skeletonShapes)[number];

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ "50%": { opacity: 0.45 } });

/** What loads quickly never shows a skeleton: it appears late. */
export const skeleton = style({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${appear} 160ms ${vars.motion.easing.enter} 250ms backwards`,
    },
  },
});

/** One grey bar. `--bar` is its inline size. */
export const bar = style({
  blockSize: vars.space["3"],
  inlineSize: "var(--bar, 100%)",
  maxInlineSize: "100%",
  borderRadius: vars.radius.small,
  background: vars.color.surface.pressed,
  border: "1px solid transparent",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${breathe} 1.8s ease-in-out infinite`,
    },
  },
});

export const picture = style([bar, { blockSize: 120, inlineSize: "100%" }]);

/** Where a control will stand. */
const box: StyleRule = {
  content: '""',
  display: "block",
  boxSizing: "border-box",
  blockSize: vars.density.control,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
};

export const list: Record<SkeletonShape, string> = styleVariants({
  text: { display: "grid", gap: vars.space["2"], maxInlineSize: vars.measure.reading },
  card: {
    display: "grid",
    gap: vars.space["3"],
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
  },
  row: { display: "block" },
  // Rows below a Toolbar; the first of them stands for the table's head.
  list: {
    display: "block",
    selectors: {
      "&::before": { ...box, maxInlineSize: 254, marginBlockEnd: vars.space["4"] },
    },
  },
  form: { display: "grid", gap: vars.space["5"], maxInlineSize: vars.measure.form },
});

/** A label and its field. */
export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 8rem) minmax(0, 1fr)",
  gap: vars.space["2"],
  selectors: { "&::after": { ...box, gridColumn: "1 / -1" } },
});

export const card = style({
  display: "grid",
  gap: vars.space["2"],
  padding: vars.space["3"],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "4fr 2fr 2fr 1fr",
  alignItems: "center",
  gap: vars.space["4"],
  minBlockSize: vars.density.row,
  paddingInline: vars.density.cell,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
