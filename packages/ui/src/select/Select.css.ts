import { style } from "@vanilla-extract/css";
import { control } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";
import { truncate } from "../theme/typography.css.ts";

export const trigger = style([
  control,
  {
    gap: vars.space["2"],
    paddingInlineStart: 10,
    paddingInlineEnd: vars.space["2"],
    cursor: "default",
  },
]);

export const placeholder = style([truncate, { color: vars.color.text.muted }]);

export const chevron = style({ color: vars.color.text.muted, flexShrink: 0 });
