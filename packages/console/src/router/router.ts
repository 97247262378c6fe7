import { createBrowserRouter, type DataRouter } from "react-router";
import { auth } from "../auth/session.ts";
import { queryClient } from "../query-client.ts";
import { provideNavigation } from "./navigation.ts";
import { Root } from "./Root.tsx";
import { RouteError } from "./RouteError.tsx";
import { routeTable } from "./routes.ts";
import { screens } from "./screens.ts";
import { watchSession } from "./watch-session.ts";

const made: { router?: DataRouter } = {};

/** The router of this page. */
export const router = createBrowserRouter(
  routeTable({
    screens,
    isAuthenticated: () => auth.isAuthenticated(),
    root: { Component: Root, ErrorBoundary: RouteError, HydrateFallback },
  }),
  { getContext: provideNavigation(() => made.router) },
);
made.router = router;

watchSession(auth, router, () => queryClient.clear());

/** Nothing: a screen that needs long has a skeleton of its own. */
function HydrateFallback() {
  return null;
}
