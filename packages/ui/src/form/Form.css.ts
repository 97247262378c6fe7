import { style } from "@vanilla-extract/css";
import { pageFoot } from "../layout/sticky.css.ts";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";
import { toneScope } from "../theme/tone.css.ts";

const { accent, border } = vars.color;

const stack = style({ display: "flex", flexDirection: "column", gap: vars.space["5"] });

export const form = style([stack, { inlineSize: "100%", maxInlineSize: vars.measure.form }]);

export const section = style([
  stack,
  {
    selectors: {
      "& + &": {
        marginBlockStart: vars.space["1"],
        paddingBlockStart: vars.space["6"],
        borderBlockStart: `1px solid ${border.subtle}`,
      },
    },
  },
]);

export const sectionHeader = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["1"],
});

export const sectionTitle = style([text.heading, { overflowWrap: "anywhere" }]);

export const sectionDescription = style([
  text.base,
  { color: vars.color.text.muted, overflowWrap: "anywhere" },
]);

/** As many columns as fit, of at least 220 px. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space["4"],
});

/** In sight from every field of a long form; in a low window it would cover too many of them. */
export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  paddingBlock: vars.space["3"],
  background: vars.color.surface.page,
  borderBlockStart: `1px solid ${border.subtle}`,
  "@media": {
    "(min-height: 480px)": {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
    },
  },
});

/** What floats above the page, as a toast, must not lie on the buttons. */
export const footerRoot = style({
  vars: { [pageFoot]: vars.space["16"] },
  "@media": {
    // In little room the SaveState takes a line of its own.
    "(max-width: 640px)": {
      vars: { [pageFoot]: `calc(${vars.space["16"]} + ${vars.space["6"]})` },
    },
  },
});

export const aside = style({ marginInlineStart: "auto" });

export const summary = style([
  toneScope.danger,
  {
    display: "flex",
    gap: vars.space["2"],
    padding: vars.space["3"],
    background: accent.tint,
    border: `1px solid ${accent.border}`,
    borderRadius: vars.radius.card,
    overflowWrap: "anywhere",
  },
]);

export const summaryIcon = style({ flexShrink: 0, color: accent.text, marginBlockStart: 2 });

export const summaryTitle = style([text.base, { fontWeight: vars.font.weight.medium }]);

export const summaryList = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  marginBlockStart: vars.space["1"],
});

/** Goes to the field. */
export const summaryItem = style({
  padding: 0,
  background: "none",
  border: 0,
  borderRadius: vars.radius.small,
  color: accent.text,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  textDecorationThickness: 1,
  overflowWrap: "anywhere",
  minBlockSize: 24,
  cursor: "pointer",
  selectors: { "&[data-hovered]": { textDecorationThickness: 2 } },
});
