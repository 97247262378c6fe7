import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** 24 px in lines of text and rows, 40 px where a person is the subject. */
export const avatarSizes = ["small", "large"] as const;
/** One of the sizes of an avatar. */
export type AvatarSize = (typeof avatarSizes)[number];

const circle = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.tone.neutral.tint,
  color: vars.color.tone.neutral.text,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  userSelect: "none",
});

export const avatar: Record<AvatarSize, string> = styleVariants({
  small: [circle, { inlineSize: 24, blockSize: 24, fontSize: "0.625rem" }],
  large: [circle, { inlineSize: 40, blockSize: 40, fontSize: vars.font.size.base }],
});

export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
