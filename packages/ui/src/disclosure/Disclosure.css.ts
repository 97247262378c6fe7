import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { truncate } from "../theme/typography.css.ts";

const { border, surface, text } = vars.color;

/** Plain stands in a text or form; bordered holds a part of a page, one under another. */
export const disclosureVariants = ["plain", "bordered"] as const;

/** One of the variants of a disclosure. */
export type DisclosureVariant = (typeof disclosureVariants)[number];

export const root: Record<DisclosureVariant, string> = {
  plain: style({ minInlineSize: 0 }),
  bordered: style({
    minInlineSize: 0,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    background: surface.raised,
  }),
};

export const header = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minInlineSize: 0,
  paddingInlineEnd: vars.space["2"],
});

export const heading = style({ flex: 1, minInlineSize: 0 });

export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  inlineSize: "100%",
  minBlockSize: vars.density.row,
  paddingInline: vars.space["2"],
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: text.default,
  fontWeight: vars.font.weight.medium,
  textAlign: "start",
  cursor: "default",
  outlineOffset: -2,
  selectors: {
    "&[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { background: surface.pressed },
  },
});

export const chevron = style({
  flexShrink: 0,
  color: text.muted,
  transition: `rotate ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
  selectors: {
    "[aria-expanded=true] > &": { rotate: "90deg" },
    "[aria-expanded=true] > &:dir(rtl)": { rotate: "-90deg" },
  },
});

export const title = truncate;

export const note = style([
  truncate,
  {
    // Gives way before the title does.
    flexShrink: 4,
    color: text.muted,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: "tabular-nums",
  },
]);

export const panel: Record<DisclosureVariant, string> = {
  plain: style({
    overflowWrap: "anywhere",
    paddingInlineStart: vars.space["8"],
    paddingBlock: vars.space["1"],
  }),
  bordered: style({
    overflowWrap: "anywhere",
    padding: vars.space["4"],
    borderBlockStart: `1px solid ${border.subtle}`,
    selectors: { "&[hidden]": { padding: 0, border: 0 } },
  }),
};
