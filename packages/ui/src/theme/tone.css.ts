import { assignVars, style } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

/** The tones that a component can speak in; without one it speaks in the accent. */
export const tones = ["neutral", "danger", "success", "warning"] as const;

/** One of the four tones of state. */
export type Tone = (typeof tones)[number];

const scope = (tone: Tone) =>
  style({ vars: assignVars(vars.color.accent, { ...vars.color.tone[tone] }) });

/** A scope: inside it `vars.color.accent` means the tone, for every component. */
export const toneScope: Record<Tone, string> = {
  neutral: scope("neutral"),
  danger: scope("danger"),
  success: scope("success"),
  warning: scope("warning"),
};
