import { style } from "@vanilla-extract/css";

/** Read by assistive technology, not shown. */
export const visuallyHidden = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
});

/**
 * For what takes focus while something else shows it: an input inside a framed field, a heading or
 * a dialog that is focused by the program.
 */
export const focusShownElsewhere = style({
  selectors: { "&:focus, &:focus-visible, &[data-focus-visible]": { outline: "none" } },
});
