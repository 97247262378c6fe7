import { style } from "@vanilla-extract/css";
import { overlay as dialogOverlay } from "../dialog/Dialog.css.ts";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { border, surface } = vars.color;

/** It opens in the upper third, so that the list grows downwards without moving the text. */
export const overlay = style([
  dialogOverlay,
  { placeItems: "start center", paddingBlockStart: "min(14vh, 120px)" },
]);

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  maxInlineSize: 600,
  maxBlockSize: "min(480px, 100%)",
  background: surface.overlay,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
  overflow: "hidden",
  transitionProperty: "opacity, scale",
  transitionDuration: vars.motion.duration.enter,
  transitionTimingFunction: vars.motion.easing.enter,
  selectors: {
    "&[data-entering], &[data-exiting]": { opacity: 0, scale: "0.98" },
    "&[data-exiting]": {
      transitionDuration: vars.motion.duration.leave,
      transitionTimingFunction: vars.motion.easing.leave,
    },
  },
});

export const dialog = style([
  focusShownElsewhere,
  { display: "flex", flexDirection: "column", flex: 1, minBlockSize: 0 },
]);

export const search = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["3"],
  paddingInline: vars.space["4"],
  borderBlockEnd: `1px solid ${border.subtle}`,
  color: vars.color.text.muted,
});

export const input = style([
  focusShownElsewhere,
  {
    flex: 1,
    minInlineSize: 0,
    blockSize: 48,
    padding: 0,
    border: 0,
    background: "transparent",
    color: vars.color.text.default,
    fontSize: vars.font.size.heading,
    selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
  },
]);

export const list = style([
  focusShownElsewhere,
  { flex: 1, minBlockSize: 0, overflow: "auto", padding: vars.space["2"] },
]);

export const label = style({ minInlineSize: 0, overflowWrap: "anywhere" });

/** Behind the label, on its line while there is room. */
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space["2"],
  flex: 1,
  minInlineSize: 0,
});

export const description = style([
  text.small,
  { color: vars.color.text.muted, minInlineSize: 0, overflowWrap: "anywhere" },
]);

export const icon = style({ color: vars.color.text.muted });

export const empty = style({
  paddingBlock: vars.space["6"],
  paddingInline: vars.space["4"],
  color: vars.color.text.muted,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const hints = style([
  text.small,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${vars.space["1"]} ${vars.space["4"]}`,
    paddingInline: vars.space["4"],
    paddingBlock: vars.space["2"],
    background: surface.sunken,
    borderBlockStart: `1px solid ${border.subtle}`,
    color: vars.color.text.muted,
  },
]);

export const hint = style({ display: "inline-flex", alignItems: "center", gap: 6 });
