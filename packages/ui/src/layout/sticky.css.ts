import { createVar, fallbackVar, globalStyle } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** The height of what the shell keeps at the top of the window. */
export const shellTop = createVar();

/** Where something that sticks comes to rest below the shell's top bar. */
export const stickyTop = fallbackVar(shellTop, "0px");

/** The height of what stays at the foot of the window. */
export const pageFoot = createVar();

/** The height of what floats above the foot of a list, and of the room below it. */
export const listFoot = createVar();

/** Where something that floats at the foot of the window comes to rest above a page's own footer. */
export const stickyBottom = fallbackVar(pageFoot, "0px");

/** What gets the focus, or is jumped to, comes to rest clear of all of them. */
globalStyle("html", {
  scrollPaddingBlock: `calc(${stickyTop} + ${vars.space["2"]}) calc(${stickyBottom} + ${fallbackVar(listFoot, "0px")} + ${vars.space["2"]})`,
});
