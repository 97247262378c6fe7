import { visuallyHidden } from "@gift-console/ui/theme/a11y.css.ts";
import { useEffect, useState } from "react";

/**
 * Reads a new page's title aloud, as a browser does when it loads one. The first is left to the
 * browser.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState("");
  useEffect(() => {
    let known = document.title;
    const observer = new MutationObserver(() => {
      // React takes a title out before it puts the next one in.
      if (document.title === "" || document.title === known) return;
      const isFirst = known === "";
      known = document.title;
      if (!isFirst) setTitle(known);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <output className={visuallyHidden}>{title}</output>;
}
