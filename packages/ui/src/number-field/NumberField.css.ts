import { style } from "@vanilla-extract/css";
import { button } from "../button/Button.css.ts";
import { vars } from "../theme/contract.css.ts";

export const input = style({ fontVariantNumeric: "tabular-nums" });

export const steps = style({ display: "flex", gap: 1, paddingInline: 1 });

export const step = style([
  button({ variant: "quiet", size: "small", square: true }),
  {
    color: vars.color.text.muted,
    selectors: { "&[data-disabled]": { color: vars.color.text.disabled } },
  },
]);
