import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/**
 * The mark and the card, a little above the middle, where the eye rests. Their distance from the
 * top does not depend on their height, so that a message under a field does not move that field.
 */
export const page = style({
  display: "grid",
  gridTemplateRows: "auto",
  alignContent: "start",
  paddingBlockStart: "min(18dvh, 200px)",
  justifyItems: "center",
  minBlockSize: "100dvh",
  paddingInline: vars.space["4"],
  background: vars.color.surface.sunken,
});

export const column = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["6"],
  inlineSize: "100%",
  maxInlineSize: 360,
  paddingBlock: vars.space["8"],
});

export const card = style({
  display: "grid",
  gap: vars.space["5"],
  inlineSize: "100%",
  padding: vars.space["6"],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.raised,
  overflowWrap: "anywhere",
});

export const titles = style({ display: "grid", gap: vars.space["1"] });

export const footer = style({
  color: vars.color.text.muted,
  textAlign: "center",
  overflowWrap: "anywhere",
});
