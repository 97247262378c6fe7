import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";

/** What a notice is about: it informs, confirms, warns or reports a failure. */
export const noticeTones = ["neutral", "success", "warning", "danger"] as const;
/** One of the tones of a notice. */
export type NoticeTone = (typeof noticeTones)[number];

const box = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["2"],
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  border: `1px solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.accent.tint,
  overflowWrap: "anywhere",
});

export const notice: Record<NoticeTone, string> = styleVariants({
  neutral: [box, toneScope.neutral],
  success: [box, toneScope.success],
  warning: [box, toneScope.warning],
  danger: [box, toneScope.danger],
});

/** As high as the first line of text, so that the icon sits on it. */
export const icon = style({
  display: "grid",
  placeItems: "center",
  blockSize: vars.font.line.base,
  color: vars.color.accent.text,
});

export const content = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flex: "1 1 0",
  gap: `${vars.space["2"]} ${vars.space["4"]}`,
  minInlineSize: 0,
});

export const words = style({ flex: "1 1 14rem", minInlineSize: 0, textWrap: "pretty" });

export const title = style({ fontWeight: vars.font.weight.semibold });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["2"] });

/** On the first line of text, without making it higher. */
export const dismiss = style({
  display: "inline-flex",
  marginBlock: `calc((${vars.font.line.base} - ${vars.density.controlSmall}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space["1"]})`,
});
