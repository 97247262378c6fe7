import { createVar, fallbackVar } from "@vanilla-extract/css";

/** The height of what the shell keeps at the top of the window. */
export const shellTop = createVar();

/** Where something that sticks comes to rest below the shell's top bar. */
export const stickyTop = fallbackVar(shellTop, "0px");

/** The height of what stays at the foot of the window. */
export const pageFoot = createVar();

/** Where something that floats at the foot of the window comes to rest above a page's own footer. */
export const stickyBottom = fallbackVar(pageFoot, "0px");
