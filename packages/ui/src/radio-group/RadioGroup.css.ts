import { globalStyle, style } from "@vanilla-extract/css";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { vars } from "../theme/contract.css.ts";
import { text as textSize } from "../theme/typography.css.ts";

const { accent, border, surface, text, tone } = vars.color;

export const options = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["1"],
  selectors: {
    "[aria-orientation=horizontal] > &": {
      flexDirection: "row",
      flexWrap: "wrap",
      columnGap: vars.space["5"],
    },
  },
});

export const option = style({ minInlineSize: 0 });

/** The circle and its words, in one target of at least 24 px. */
export const button = style([
  focusShownElsewhere,
  {
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space["2"],
    inlineSize: "fit-content",
    minBlockSize: 24,
    paddingBlock: 2,
    cursor: "default",
    WebkitTapHighlightColor: "transparent",
    selectors: { "&[data-disabled]": { color: text.disabled } },
  },
]);

export const circle = style({
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  marginBlock: 2,
  background: surface.raised,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.full,
  transition: `border-width ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
});

const circleIn = (state: string) => `${button}${state} > ${circle}`;

globalStyle(circleIn("[data-hovered]"), { borderColor: text.muted });
globalStyle(circleIn("[data-pressed]"), { background: surface.pressed });
globalStyle(circleIn("[data-invalid]"), { borderColor: tone.danger.solid });
globalStyle(circleIn("[data-selected]"), {
  background: accent.onSolid,
  borderColor: accent.solid,
  borderWidth: 5,
});
globalStyle(circleIn("[data-selected][data-hovered]"), { borderColor: accent.solidHover });
globalStyle(circleIn("[data-disabled]"), {
  background: surface.pressed,
  borderColor: border.default,
});
globalStyle(circleIn("[data-focus-visible]"), {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

/** Stands under the words, not under the circle. */
export const description = style([
  textSize.small,
  {
    display: "block",
    marginInlineStart: 24,
    color: text.muted,
    overflowWrap: "anywhere",
  },
]);
