import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const box = style({ containerType: "inline-size", inlineSize: "100%" });

/** Terms in a column of their own; above their values where there is little room. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
  gap: `${vars.space["2"]} ${vars.space["6"]}`,
  "@container": {
    "(max-width: 320px)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space.half },
  },
});

export const term = style({ color: vars.color.text.muted, overflowWrap: "anywhere" });

export const value = style({
  overflowWrap: "anywhere",
  minInlineSize: 0,
  "@container": { "(max-width: 320px)": { marginBlockEnd: vars.space["2"] } },
});
