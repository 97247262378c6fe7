import { paths, returnToParam } from "../paths.ts";
import { isGuestPath, safeReturnPath } from "./return-path.ts";

/** Where a navigation leads, as in a URL. */
export interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Decides whether an operator or a guest may go somewhere.
 * @returns the path to go to instead, or null to go on
 */
export function authRedirect(to: Destination, isAuthenticated: boolean): string | null {
  if (isGuestPath(to.pathname)) {
    return isAuthenticated ? afterLogin(to.search) : null;
  }
  return isAuthenticated ? null : loginFor(to);
}

/**
 * Where to go after signing in.
 * @param search of the login page's URL
 * @returns the path first asked for, or the sites list
 */
export function afterLogin(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(returnToParam)) ?? paths.sites();
}

/** The login page that leads back to a destination; the sites list is where it leads anyway. */
function loginFor({ pathname, search, hash }: Destination): string {
  const target = `${pathname}${search}${hash}`;
  const isDefault = target === paths.root() || target === paths.sites();
  return paths.login(isDefault ? undefined : target);
}
