import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const isWide = "(min-width: 560px)";

export const box = style({
  containerType: "inline-size",
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.measure.reading} + 112px)`,
  marginInline: "auto",
});

/** The margin is as wide as a badge; a line tells the parts of the document apart. */
export const part = style({
  display: "grid",
  gap: vars.space["2"],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": {
    [isWide]: { gridTemplateColumns: "minmax(0, 1fr) 88px", gap: vars.space["4"] },
  },
});

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["3"],
  minInlineSize: 0,
});

/** Above the content in a narrow window, so that what it says comes first. */
export const margin = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space["2"],
  order: -1,
  selectors: { "&:empty": { display: "none" } },
  "@container": {
    [isWide]: {
      order: 0,
      flexDirection: "column",
      paddingBlockStart: vars.space["6"],
      selectors: { "&:empty": { display: "flex" } },
    },
  },
});
