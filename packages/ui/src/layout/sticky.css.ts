import { createVar, fallbackVar } from "@vanilla-extract/css";

/** The height of what the shell keeps at the top of the window. */
export const shellTop = createVar();

/** Where something that sticks comes to rest below the shell's top bar. */
export const stickyTop = fallbackVar(shellTop, "0px");
