import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";

/** How loud a button is: one primary per view, secondary for the rest, quiet inside rows and bars. */
export const buttonVariants = ["primary", "secondary", "quiet"] as const;
/** The sizes of a button: medium in forms and headers, small in toolbars and rows. */
export const buttonSizes = ["medium", "small"] as const;
/** What a button is about: danger destroys something. */
export const buttonTones = ["accent", "danger"] as const;

/** One of the variants of a button. */
export type ButtonVariant = (typeof buttonVariants)[number];
/** One of the sizes of a button. */
export type ButtonSize = (typeof buttonSizes)[number];
/** One of the tones of a button. */
export type ButtonTone = (typeof buttonTones)[number];

const { accent, border, surface, text } = vars.color;
const live = ":not([aria-disabled=true])";

const variant: Record<ButtonVariant, StyleRule> = {
  primary: {
    background: accent.solid,
    color: accent.onSolid,
    fontWeight: vars.font.weight.semibold,
    selectors: {
      // Else forced colours lay a plate behind the words, in the colour of the words.
      [`&${live}`]: { forcedColorAdjust: "none" },
      [`&[data-hovered]${live}`]: { background: accent.solidHover },
      [`&[data-pressed]${live}`]: { background: accent.solidPressed },
      "&[aria-disabled=true]:not([data-pending])": { background: surface.pressed },
    },
  },
  secondary: {
    background: surface.raised,
    borderColor: border.default,
    selectors: {
      [`&[data-hovered]${live}`]: {
        background: `linear-gradient(${surface.hover}, ${surface.hover}) ${surface.raised}`,
      },
      [`&[data-pressed]${live}`]: {
        background: `linear-gradient(${surface.pressed}, ${surface.pressed}) ${surface.raised}`,
      },
    },
  },
  quiet: {
    background: "transparent",
    selectors: {
      [`&[data-hovered]${live}`]: { background: surface.hover },
      [`&[data-pressed]${live}`]: { background: surface.pressed },
    },
  },
};

const tone: Record<ButtonTone, string> = { accent: "", danger: toneScope.danger };

/** Button, IconButton and LinkButton look the same: this is how. */
export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: 6,
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    color: text.default,
    fontSize: vars.font.size.base,
    lineHeight: vars.font.line.base,
    fontWeight: vars.font.weight.medium,
    textDecoration: "none",
    whiteSpace: "nowrap",
    maxInlineSize: "100%",
    userSelect: "none",
    cursor: "default",
    WebkitTapHighlightColor: "transparent",
    transition: `background-color ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
    selectors: { "&[aria-disabled=true]:not([data-pending])": { color: text.disabled } },
  },
  variants: {
    variant,
    tone,
    size: {
      medium: { minBlockSize: vars.density.control, paddingInline: vars.space["3"] },
      small: {
        minBlockSize: vars.density.controlSmall,
        paddingInline: vars.space["2"],
        fontSize: vars.font.size.small,
        lineHeight: vars.font.line.small,
        gap: vars.space["1"],
      },
    },
    square: { true: { aspectRatio: "1", paddingInline: 0 } },
  },
  compoundVariants: [
    { variants: { variant: "secondary", tone: "danger" }, style: { color: accent.text } },
    { variants: { variant: "quiet", tone: "danger" }, style: { color: accent.text } },
  ],
});

/** The words of a button: one line, cut only where there is no room at all. */
export const label = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  minInlineSize: 0,
});

/** While pending the words keep their room, so that nothing around the button moves. */
export const content = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "inherit",
  minInlineSize: 0,
});

globalStyle(`[data-pending] > ${content}`, { opacity: 0 });

/** The middle of a pending button. */
export const pending = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});
