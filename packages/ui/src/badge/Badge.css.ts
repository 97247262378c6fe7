import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { type Tone, toneScope } from "../theme/tone.css.ts";

/** The tones of a badge; neutral unless the state matters. */
export const badgeTones = ["neutral", "accent", "success", "warning", "danger"] as const;
/** One of the tones of a badge. */
export type BadgeTone = (typeof badgeTones)[number];

const scopes: Record<Tone | "accent", string> = { ...toneScope, accent: "" };

/** A pill of 20 px; its colours come from the scope. */
export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["1"],
  maxInlineSize: "100%",
  minBlockSize: vars.space["5"],
  paddingInline: 6,
  borderRadius: vars.radius.small,
  border: "1px solid transparent",
  background: vars.color.accent.tint,
  color: vars.color.accent.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  verticalAlign: "middle",
  "@media": { "(forced-colors: active)": { borderColor: vars.color.border.default } },
});

export const tone: Record<BadgeTone, string> = scopes;

/** The drawing of a badge is a little smaller than elsewhere. */
export const icon = style({ display: "inline-flex", scale: 0.8125, marginInline: -2 });
