import { style } from "@vanilla-extract/css";
import { toneScope } from "../theme/tone.css.ts";
import { vars } from "../theme/contract.css.ts";

/** The drawing speaks in the tone of danger; the words stay calm. */
export const icon = style([
  toneScope.danger,
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.space["10"],
    blockSize: vars.space["10"],
    marginBlockEnd: vars.space["3"],
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.accent.border}`,
    background: vars.color.accent.tint,
    color: vars.color.accent.text,
  },
]);

export const details = style({
  marginBlockStart: vars.space["2"],
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.text.muted,
});
