import { style } from "@vanilla-extract/css";
import { button } from "../button/Button.css.ts";
import { vars } from "../theme/contract.css.ts";

export const chevron = style([
  button({ variant: "quiet", size: "small", square: true }),
  {
    marginInlineEnd: 1,
    color: vars.color.text.muted,
    selectors: { "&[data-disabled]": { color: vars.color.text.disabled } },
  },
]);
