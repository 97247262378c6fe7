import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** `contain` shows the whole product, `cover` fills the frame. */
export const imageFits = ["contain", "cover"] as const;
/** One of the ways in which a picture meets its frame. */
export type ImageFit = (typeof imageFits)[number];

/** The frame keeps its room before the picture is there. `--ratio` is its aspect ratio. */
export const frame = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  aspectRatio: "var(--ratio, 4 / 3)",
  overflow: "hidden",
  borderRadius: "inherit",
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
});

const filling = style({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" });

export const picture: Record<ImageFit, string> = styleVariants({
  contain: [filling, { objectFit: "contain" }],
  cover: [filling, { objectFit: "cover" }],
});
