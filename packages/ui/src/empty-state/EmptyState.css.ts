import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** `page` fills a view, `inline` a card or a list. */
export const stateSizes = ["page", "inline"] as const;
/** One of the sizes of an empty or failed view. */
export type StateSize = (typeof stateSizes)[number];

const box = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  textAlign: "center",
  marginInline: "auto",
  maxInlineSize: "26rem",
  overflowWrap: "anywhere",
});

export const size: Record<StateSize, string> = styleVariants({
  page: [box, { gap: vars.space["1"], paddingBlock: vars.space["16"] }],
  inline: [box, { gap: vars.space.half, paddingBlock: vars.space["6"] }],
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space["10"],
  blockSize: vars.space["10"],
  marginBlockEnd: vars.space["3"],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
});

export const message = style({ color: vars.color.text.muted, textWrap: "pretty" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space["2"],
  marginBlockStart: vars.space["4"],
});

/** The title of an inline state is no louder than the text around it. */
export const title: Record<StateSize, string> = styleVariants({
  page: {
    fontSize: vars.font.size.heading,
    lineHeight: vars.font.line.heading,
    textWrap: "balance",
  },
  inline: { fontSize: vars.font.size.base, lineHeight: vars.font.line.base, textWrap: "balance" },
});
