import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { rotate: "1turn" } });

/** A ring in the colour of the text; it stands still under reduced motion. */
export const spinner = style({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: "50%",
  border: "2px solid color-mix(in srgb, currentcolor 25%, transparent)",
  borderBlockStartColor: "currentcolor",
  flexShrink: 0,
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${turn} 700ms linear infinite` },
  },
});
