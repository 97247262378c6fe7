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
    if (hasTakenFocus(document.activeElement, main)) return;
    const heading = document.querySelector<HTMLElement>("h1") ?? main;
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** A field that is being typed in, or a heading inside the page that is the news, as a wizard's step. */
function hasTakenFocus(element: Element | null, main: HTMLElement | null): boolean {
  const isTaking = element?.matches("input, textarea, [contenteditable=true], h2") ?? false;
  return isTaking && (main?.contains(element) ?? false);
}
