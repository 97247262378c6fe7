import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** How wide the content of a page gets. */
export const pageWidths = ["full", "form", "reading"] as const;

/** One of the widths of a page. */
export type PageWidth = (typeof pageWidths)[number];

const limits: Record<PageWidth, string> = {
  full: "none",
  form: vars.measure.form,
  reading: vars.measure.reading,
};

/** The name of the container that parts of a page measure themselves against. */
export const pageContainer = "page";
export const isNarrow = `${pageContainer} (max-width: 640px)`;

export const page = style({
  containerName: pageContainer,
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minInlineSize: 0,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space["4"],
  paddingInline: vars.space["6"],
  paddingBlock: vars.space["4"],
  minInlineSize: 0,
  "@container": { [isNarrow]: { paddingInline: vars.space["4"] } },
});

export const bodyWidth: Record<PageWidth, string> = styleVariants(limits, (limit) => ({
  maxInlineSize: limit === "none" ? limit : `calc(${limit} + 2 * ${vars.space["6"]})`,
}));

export const header = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["1"],
  paddingInline: vars.space["6"],
  paddingBlockStart: vars.space["4"],
  minInlineSize: 0,
  "@container": { [isNarrow]: { paddingInline: vars.space["4"] } },
});

export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space["4"],
  rowGap: vars.space["2"],
  minBlockSize: vars.density.row,
});

/** The title takes the room that is left and wraps; its status stays beside the last word. */
export const titleGroup = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  flex: "1 1 240px",
  minInlineSize: 0,
});

export const title = style({ minInlineSize: 0, overflowWrap: "anywhere", textWrap: "balance" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
});

export const description = style({
  color: vars.color.text.muted,
  maxInlineSize: vars.measure.reading,
});

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  minInlineSize: 0,
});

export const crumb = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const crumbLink = style({
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  selectors: {
    "&[data-hovered]": { color: vars.color.text.default, textDecoration: "underline" },
  },
});
