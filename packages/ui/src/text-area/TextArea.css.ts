import { style } from "@vanilla-extract/css";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { vars } from "../theme/contract.css.ts";
import { mono } from "../theme/typography.css.ts";

/** Lines shown at least and at most; the component sets these properties. */
const rows = (bound: "min" | "max") => `calc(var(--${bound}-rows) * ${vars.font.line.base} + 10px)`;

const padding = { paddingInline: 10, paddingBlock: 5 };

/** Grows with a hidden copy of the text, in every browser and without measuring. */
export const grower = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  flex: 1,
  minInlineSize: 0,
  minBlockSize: rows("min"),
  maxBlockSize: rows("max"),
  selectors: {
    "&::after": {
      ...padding,
      content: 'attr(data-text) " "',
      gridArea: "1 / 1",
      visibility: "hidden",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      overflow: "hidden",
    },
  },
});

/** JSON and code; the hidden copy has the same letters. */
export const code = style([mono, { tabSize: 2 }]);

export const area = style([
  focusShownElsewhere,
  {
    ...padding,
    gridArea: "1 / 1",
    inlineSize: "100%",
    blockSize: "100%",
    minBlockSize: 0,
    border: 0,
    background: "transparent",
    resize: "none",
    overflowWrap: "anywhere",
    selectors: {
      "&[disabled]": { color: vars.color.text.disabled },
    },
  },
]);
