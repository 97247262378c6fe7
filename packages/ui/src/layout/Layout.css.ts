import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** The distances between neighbours, on the 4 px grid. */
export const gaps = ["none", "tight", "small", "medium", "large", "section"] as const;

/** One of the distances between neighbours. */
export type Gap = (typeof gaps)[number];

const distance: Record<Gap, string> = {
  none: vars.space["0"],
  tight: vars.space["1"],
  small: vars.space["2"],
  medium: vars.space["4"],
  large: vars.space["6"],
  section: vars.space["8"],
};

/** A class per distance. */
export const gap: Record<Gap, string> = styleVariants(distance, (value) => ({ gap: value }));

/** Where neighbours of different size meet, across the direction they run in. */
export const alignments = ["start", "center", "end", "baseline", "stretch"] as const;

/** One of the alignments. */
export type Alignment = (typeof alignments)[number];

const alignItems: Record<Alignment, string> = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  baseline: "baseline",
  stretch: "stretch",
};

/** A class per alignment. */
export const align: Record<Alignment, string> = styleVariants(alignItems, (value) => ({
  alignItems: value,
}));

/** How neighbours share the room that is left along the direction they run in. */
export const distributions = ["start", "center", "end", "between"] as const;

/** One of the distributions. */
export type Distribution = (typeof distributions)[number];

const justifyContent: Record<Distribution, string> = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  between: "space-between",
};

/** A class per distribution. */
export const justify: Record<Distribution, string> = styleVariants(justifyContent, (value) => ({
  justifyContent: value,
}));

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const inline = style({ display: "flex", minInlineSize: 0 });

export const wrap = style({ flexWrap: "wrap" });

/** `--column-minimum`, the least width of a column, is set per grid. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(var(--column-minimum), 100%), 1fr))",
});
