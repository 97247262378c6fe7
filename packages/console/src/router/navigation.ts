import { createContext, RouterContextProvider, type DataRouter } from "react-router";

/** How the operator comes to where a loader runs. */
export interface Navigation {
  /** True for the first navigation of a page load, its redirects included. */
  isPageLoad: boolean;
  /** Path that is left; null on a page load. */
  from: string | null;
}

/** Read it in loaders: `context.get(navigationContext)`. */
export const navigationContext = createContext<Navigation>({ isPageLoad: true, from: null });

/**
 * Tells a router's loaders how they were reached.
 * @param router late, because its first navigation starts while it is made
 * @returns for the router's `getContext`
 */
export function provideNavigation(router: () => DataRouter | undefined) {
  return () => {
    const provider = new RouterContextProvider();
    provider.set(navigationContext, readNavigation(router()?.state));
    return provider;
  };
}

function readNavigation(state: DataRouter["state"] | undefined): Navigation {
  if (!state?.initialized) return { isPageLoad: true, from: null };
  return { isPageLoad: false, from: state.location.pathname };
}
