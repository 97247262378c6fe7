import { style, styleVariants } from "@vanilla-extract/css";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { pageContainer } from "../page/Page.css.ts";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

/** How wide a dialog gets: a question, a form, a workspace. */
export const dialogSizes = ["small", "medium", "large"] as const;

/** One of the sizes of a dialog. */
export type DialogSize = (typeof dialogSizes)[number];

const widths: Record<DialogSize, number> = { small: 400, medium: 560, large: 840 };

const { border, surface } = vars.color;
const gutter = vars.space["6"];

const fade = {
  transitionDuration: vars.motion.duration.enter,
  transitionTimingFunction: vars.motion.easing.enter,
};

const fadeOut = {
  transitionDuration: vars.motion.duration.leave,
  transitionTimingFunction: vars.motion.easing.leave,
};

export const overlay = style({
  ...fade,
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "100%",
  blockSize: "var(--visual-viewport-height, 100dvh)",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  padding: vars.space["4"],
  background: surface.scrim,
  zIndex: vars.zIndex.dialog,
  transitionProperty: "opacity",
  selectors: {
    "&[data-entering]": { opacity: 0 },
    "&[data-exiting]": { ...fadeOut, opacity: 0 },
  },
});

const sheet = style({
  ...fade,
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  maxBlockSize: "100%",
  minBlockSize: 0,
  background: surface.overlay,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
  color: vars.color.text.default,
  overflow: "hidden",
  transitionProperty: "opacity, scale",
  selectors: {
    "&[data-entering]": { opacity: 0, scale: "0.98" },
    "&[data-exiting]": { ...fadeOut, opacity: 0, scale: "0.98" },
  },
});

/** The sheet in each of the sizes. */
export const modal: Record<DialogSize, string> = styleVariants(widths, (maxInlineSize) => [
  sheet,
  { maxInlineSize },
]);

/** Header, body and footer; only what is between scrolls. */
export const dialog = style([
  focusShownElsewhere,
  { display: "flex", flexDirection: "column", flex: 1, minBlockSize: 0 },
]);

export const header = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["3"],
  paddingInlineStart: gutter,
  paddingInlineEnd: vars.space["3"],
  paddingBlockStart: vars.space["5"],
  paddingBlockEnd: vars.space["2"],
});

export const titles = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space["1"],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = text.heading;

export const description = style([text.base, { color: vars.color.text.muted }]);

/** The button lies in the corner, as far from the edge on both sides. */
export const close = style({ marginBlockStart: -8 });

/** Like a narrow page, whatever its width: a wide table scrolls in its own box. */
export const body = style({
  containerType: "inline-size",
  containerName: pageContainer,
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  paddingInline: gutter,
  paddingBlockStart: vars.space["2"],
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: '""', display: "block", blockSize: vars.space["5"] },
    "&:has([data-dialog-footer])::after": { display: "none" },
    // What gets the focus comes to rest above the footer.
    "&:has([data-dialog-footer])": { scrollPaddingBlockEnd: vars.space["16"] },
  },
});

/** Stays in sight at the lower edge while the body scrolls; works inside a form too. */
export const footer = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space["2"],
  marginInline: `calc(-1 * ${gutter})`,
  marginBlockStart: vars.space["5"],
  paddingInline: gutter,
  paddingBlock: vars.space["3"],
  background: surface.overlay,
  borderBlockStart: `1px solid ${border.subtle}`,
  zIndex: 1,
});
