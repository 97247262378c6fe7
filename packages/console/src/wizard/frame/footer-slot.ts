import { createContext } from "react";

/** Where the frame has room for a step's footer, below everything else; null before it is there. */
export const FooterSlot = createContext<HTMLElement | null>(null);
