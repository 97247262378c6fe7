import { style } from "@vanilla-extract/css";
import { toneScope } from "../theme/tone.css.ts";
import { vars } from "../theme/contract.css.ts";
import { item as row } from "../list-box/list-box.css.ts";

export const item = row;

export const danger = style([toneScope.danger, row, { color: vars.color.accent.text }]);

export const separator = style({
  blockSize: 1,
  marginBlock: vars.space["1"],
  background: vars.color.border.subtle,
});
