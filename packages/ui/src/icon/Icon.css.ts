import { style, styleVariants } from "@vanilla-extract/css";

/** The sizes of an icon: 16 px beside text, 20 px where it stands alone. */
export const iconSizes = ["medium", "large"] as const;

/** One of the sizes of an icon. */
export type IconSize = (typeof iconSizes)[number];

const pixels: Record<IconSize, number> = { medium: 16, large: 20 };

export const icon = style({ flexShrink: 0, display: "block" });

export const size: Record<IconSize, string> = styleVariants(pixels, (side) => ({
  inlineSize: side,
  blockSize: side,
}));

/** For arrows: what points forward points to the start of the next line, whichever side that is. */
export const directional = style({
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
