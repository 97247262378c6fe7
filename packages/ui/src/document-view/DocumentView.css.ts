import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { space, font } = vars;

/** A column of reading width; text sizes and distances are those of an article, not of a tool. */
export const article = style({
  inlineSize: "100%",
  maxInlineSize: vars.measure.reading,
  marginInline: "auto",
  fontSize: font.size.heading,
  lineHeight: 1.65,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const header = style({ display: "grid", gap: space["3"], marginBlockEnd: space["6"] });

export const title = style({
  fontSize: font.size.title,
  lineHeight: font.line.title,
  letterSpacing: "-0.014em",
  textWrap: "balance",
});

export const picture = style({ borderRadius: vars.radius.card, overflow: "hidden" });

/** The introduction in the colour of what leads in. */
export const introduction = style({ color: vars.color.text.muted });

export const section = style({
  marginBlockStart: space["8"],
  scrollMarginBlockStart: space["4"],
});

export const heading = style({
  fontSize: font.size.heading,
  lineHeight: font.line.heading,
  letterSpacing: "-0.008em",
  marginBlockEnd: space["2"],
  textWrap: "balance",
});

export const conclusion = style({
  marginBlockStart: space["8"],
  paddingBlockStart: space["6"],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

const prose = (selector: string) => `${article} ${selector}`;

globalStyle(
  prose(":where(p, ul, ol, blockquote, figure) + :where(p, ul, ol, blockquote, figure)"),
  {
    marginBlockStart: space["4"],
  },
);
globalStyle(prose(":where(ul, ol)"), { paddingInlineStart: space["5"] });
globalStyle(prose("ul"), { listStyle: "disc" });
globalStyle(prose("ol"), { listStyle: "decimal" });
globalStyle(prose("li + li"), { marginBlockStart: space["1"] });
globalStyle(prose("li::marker"), { color: vars.color.text.muted });
globalStyle(prose("blockquote"), {
  paddingInlineStart: space["4"],
  borderInlineStart: `2px solid ${vars.color.border.control}`,
  color: vars.color.text.muted,
});
globalStyle(prose(":where(h3, h4)"), { marginBlock: `${space["5"]} ${space["1"]}` });
globalStyle(prose("img"), { borderRadius: vars.radius.card, blockSize: "auto" });
globalStyle(prose("table"), { display: "block", overflowX: "auto" });
