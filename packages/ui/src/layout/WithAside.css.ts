import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { stickyTop } from "./sticky.css.ts";

const isWide = "(min-width: 860px)";

export const box = style({ containerType: "inline-size", minInlineSize: 0 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["6"],
  "@container": {
    [isWide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(240px, 300px)", gap: vars.space["8"] },
  },
});

export const main = style({ minInlineSize: 0 });

/** Stays in sight beside a long main part. What is longer than the window scrolls with the page. */
export const aside = style({
  minInlineSize: 0,
  "@container": {
    [isWide]: {
      position: "sticky",
      insetBlockStart: `calc(${stickyTop} + ${vars.space["4"]})`,
      alignSelf: "start",
    },
  },
});
