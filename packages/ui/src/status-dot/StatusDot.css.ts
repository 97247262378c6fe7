import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";

/**
 * What a dot says: `live` runs, `off` does not (a ring, so that no one needs the colour),
 * `accent` was done, `busy` works, `warning` wants a look, `failed` went wrong.
 */
export const dotStates = ["live", "off", "accent", "busy", "warning", "failed"] as const;
/** One of the states of a dot. */
export type DotState = (typeof dotStates)[number];

const pulse = keyframes({ "50%": { opacity: 0.35 } });

export const status = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minInlineSize: 0,
  maxInlineSize: "100%",
  whiteSpace: "nowrap",
});

const { accent, text } = vars.color;
const filled = { background: accent.text, borderColor: accent.text };

const dot = style({
  inlineSize: 8,
  blockSize: 8,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  border: "2px solid transparent",
  forcedColorAdjust: "none",
});

export const state: Record<DotState, string> = styleVariants({
  live: [dot, toneScope.success, filled],
  off: [dot, { borderColor: text.muted }],
  accent: [dot, filled],
  busy: [
    dot,
    filled,
    {
      "@media": {
        "(prefers-reduced-motion: no-preference)": {
          animation: `${pulse} 1.4s ease-in-out infinite`,
        },
      },
    },
  ],
  warning: [dot, toneScope.warning, filled, { borderRadius: 2, rotate: "45deg" }],
  failed: [dot, toneScope.danger, filled, { borderRadius: 1 }],
});
