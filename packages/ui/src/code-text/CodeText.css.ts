import { style } from "@vanilla-extract/css";

/** It breaks anywhere, and it reads from left to right in every language. */
export const code = style({ overflowWrap: "anywhere", unicodeBidi: "isolate", direction: "ltr" });
