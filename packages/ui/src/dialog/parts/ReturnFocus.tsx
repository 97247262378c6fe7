import { useLayoutEffect, useState } from "react";
import { createFocusReturn } from "../return-focus.ts";

const focusReturn = createFocusReturn(() => document);

/** Inside a dialog while it is open: sees to it that the focus is not lost when it closes. */
export function ReturnFocus() {
  // Once it is on the page, a field of the dialog may have the focus already.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    focusReturn.enter(before);
    return () => {
      if (!focusReturn.leave()) return;
      // React Aria gives the focus back a frame later; this comes after it.
      requestAnimationFrame(() => requestAnimationFrame(focusReturn.settle));
    };
  }, [before]);
  return null;
}
