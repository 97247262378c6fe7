import { style } from "@vanilla-extract/css";
import { error } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["4"],
});

export const consequence = style({ color: vars.color.text.muted });

export const failure = error;
