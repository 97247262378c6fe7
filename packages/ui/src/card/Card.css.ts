import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Where a card stands: raised on the page, or sunken into another surface. */
export const cardSurfaces = ["raised", "sunken"] as const;
/** One of the surfaces of a card. */
export type CardSurface = (typeof cardSurfaces)[number];

/** Space around the body: `none` lets a table or list reach the border. */
export const cardPaddings = ["normal", "none"] as const;
/** One of the paddings of a card. */
export type CardPadding = (typeof cardPaddings)[number];

export const card = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  overflowWrap: "anywhere",
});

export const surface: Record<CardSurface, string> = styleVariants({
  raised: { background: vars.color.surface.raised },
  sunken: { background: vars.color.surface.sunken, borderColor: vars.color.border.subtle },
});

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space["2"]} ${vars.space["3"]}`,
  paddingInline: vars.space["4"],
  paddingBlockStart: vars.space["3"],
});

/** A body that reaches the border needs a line between itself and the header. */
export const headerWithLine = style({
  paddingBlockEnd: vars.space["3"],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const titles = style({ minInlineSize: 0, flex: "1 1 12rem" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
});

export const body: Record<CardPadding, string> = styleVariants({
  normal: { padding: vars.space["4"], flexGrow: 1 },
  none: {
    flexGrow: 1,
    overflow: "clip",
    borderRadius: `calc(${vars.radius.card} - 1px)`,
  },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space["2"],
  padding: `${vars.space["3"]} ${vars.space["4"]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
