import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a page that was navigated to, so that keyboard and screen reader
 * go on there. A page that takes the focus itself keeps it.
 * @param pathname of the page that is shown; a change of the query alone is no new page
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>("main");
    if (isBeingTypedIn(document.activeElement, main)) return;
    const heading = document.querySelector<HTMLElement>("h1") ?? main;
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

function isBeingTypedIn(element: Element | null, main: HTMLElement | null): boolean {
  const isField = element?.matches("input, textarea, [contenteditable=true]") ?? false;
  return isField && (main?.contains(element) ?? false);
}
