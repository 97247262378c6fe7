import { paths } from "../paths.ts";

// Never requested: it only gives relative paths something to be relative to.
const base = "https://console.invalid";

/**
 * Reads a path to come back to, which anyone may have written into the URL.
 * @returns path, query and fragment on this origin; null when it leads elsewhere, back to a page for
 *   guests, or nowhere
 */
export function safeReturnPath(value: string | null): string | null {
  if (!value?.startsWith("/") || !URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  // Two slashes in front would name another host.
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  return isGuestPath(url.pathname) ? null : `${url.pathname}${url.search}${url.hash}`;
}

/** True for the pages that only visitors without a session see. */
export function isGuestPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  return path === paths.login() || path === paths.register();
}
