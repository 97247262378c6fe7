import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { space, color, radius, font } = vars;
const wide = "screen and (min-width: 900px)";
const small = "screen and (max-width: 600px)";

export const page = style({
  maxInlineSize: 1120,
  marginInline: "auto",
  paddingBlock: space["8"],
  display: "grid",
  gap: space["10"],
});

export const section = style({ display: "grid", gap: space["4"], minInlineSize: 0 });

export const lead = style({
  maxInlineSize: vars.measure.reading,
  color: color.text.muted,
  textWrap: "pretty",
});

/** Light beside dark; above it where there is no room. */
export const pair = style({
  display: "grid",
  gap: space["4"],
  "@media": { [wide]: { gridTemplateColumns: "1fr 1fr" } },
});

/** One theme, as a framed piece of screen. */
export const panel = style({
  borderRadius: radius.sheet,
  border: `1px solid ${color.border.default}`,
  overflow: "hidden",
  minInlineSize: 0,
});

export const panelBody = style({ padding: space["5"], display: "grid", gap: space["6"] });

export const group = style({ display: "grid", gap: space["2"] });

export const groupTitle = style({
  fontSize: font.size.small,
  lineHeight: font.line.small,
  fontWeight: font.weight.medium,
  color: color.text.muted,
});

export const chips = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fit, minmax(max(104px, 28%), 1fr))",
});

export const chip = style({
  borderRadius: radius.control,
  border: "1px solid transparent",
  padding: `${space["2"]} ${space["3"]}`,
  fontSize: font.size.small,
  lineHeight: font.line.small,
  display: "flex",
  justifyContent: "space-between",
  gap: space["2"],
  fontVariantNumeric: "tabular-nums",
});

export const solid = style({ forcedColorAdjust: "none" });

export const surfaces = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.card,
  overflow: "hidden",
});

export const surface = style({ padding: space["3"], display: "grid", gap: space["1"] });

export const figures = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space["2"],
  fontSize: font.size.small,
  lineHeight: font.line.small,
  fontVariantNumeric: "tabular-nums",
});

/** Near enough to each other that the eye finds the value of a sample. */
export const tokens = style({ maxInlineSize: 880 });

/** Name, sample, value: a row of a list of tokens; in little room the sample stands below. */
export const tokenRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(72px, 120px) minmax(0, 1fr) max-content",
  gridTemplateAreas: '"name sample value"',
  alignItems: "center",
  gap: `${space["2"]} ${space["4"]}`,
  paddingBlock: space["3"],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@media": {
    [small]: {
      gridTemplateColumns: "minmax(0, 1fr) max-content",
      gridTemplateAreas: '"name value" "sample sample"',
    },
  },
});

export const tokenSample = style({ gridArea: "sample", minInlineSize: 0 });

export const tokenName = style({ color: color.text.muted, fontSize: font.size.small });

export const bar = style({
  blockSize: 12,
  borderRadius: radius.small,
  background: color.accent.solid,
});

export const corner = style({
  blockSize: 48,
  inlineSize: 96,
  maxInlineSize: "100%",
  border: `1px solid ${color.border.control}`,
  background: color.surface.raised,
});

export const principles = style({
  display: "grid",
  gap: `${space["6"]} ${space["8"]}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(max(240px, 28%), 1fr))",
});

export const principle = style({ display: "grid", gap: space["1"], alignContent: "start" });

export const principleIcon = style({ color: color.accent.text, marginBlockEnd: space["1"] });

export const hero = style({ display: "grid", gap: space["3"], justifyItems: "start" });

export const mark = style({
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.card,
  background: color.accent.solid,
  color: color.accent.onSolid,
  display: "grid",
  placeItems: "center",
  marginBlockEnd: space["2"],
});

/** A dot that crosses its row in the time of a token, while the pointer is on it. */
export const runner = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 220px) minmax(0, 200px)",
  alignItems: "center",
  containerType: "inline-size",
  "@media": { [small]: { gridTemplateColumns: "1fr" } },
});

export const dot = style({
  inlineSize: 12,
  blockSize: 12,
  borderRadius: radius.full,
  background: color.accent.solid,
  transitionProperty: "translate",
  selectors: {
    [`${runner}:hover > &`]: { translate: "160px" },
    [`${runner}:hover > &:dir(rtl)`]: { translate: "-160px" },
  },
  "@media": {
    [small]: { display: "none" },
    "(prefers-reduced-motion: reduce)": { transitionProperty: "none" },
  },
});
