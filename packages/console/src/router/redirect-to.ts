import { redirect, replace } from "react-router";

/**
 * Leads a navigation elsewhere without setting a trap for the Back button: when the address bar
 * already shows where it led (a page load, back or forward), that entry of the history is replaced.
 * @param asked URL that the navigation asked for
 * @param to path to go to instead
 * @param shown URL in the address bar
 */
export function redirectTo(
  asked: URL,
  to: string,
  shown: Pick<URL, "pathname" | "search"> | undefined = globalThis.location,
): Response {
  const isShown = shown?.pathname === asked.pathname && shown.search === asked.search;
  return isShown ? replace(to) : redirect(to);
}
