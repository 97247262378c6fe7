import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../card/Card.css.ts";
import { stickyTop } from "../layout/sticky.css.ts";
import { vars } from "../theme/contract.css.ts";

export const panes = style({ containerType: "inline-size" });

export const grid = style({
  display: "grid",
  gap: vars.space["4"],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": {
    "(min-width: 720px)": {
      gridTemplateColumns: "minmax(240px, 320px) minmax(0, 1fr)",
      gap: vars.space["6"],
    },
  },
});

export const list = style({
  minInlineSize: 0,
  "@container": {
    "(min-width: 720px)": {
      position: "sticky",
      insetBlockStart: `calc(${stickyTop} + ${vars.space["4"]})`,
      alignSelf: "start",
      maxBlockSize: "calc(100dvh - 160px)",
      overflow: "auto",
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
      paddingInlineEnd: vars.space["3"],
    },
    "(max-width: 719px)": {
      maxBlockSize: 240,
      overflow: "auto",
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
      paddingBlockEnd: vars.space["2"],
    },
  },
});

/** A card has a border of its own. */
globalStyle(`${list}:has(> ${card})`, { border: 0, padding: 0 });

export const detail = style({ minInlineSize: 0 });
