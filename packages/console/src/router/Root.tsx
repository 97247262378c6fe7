import { AppRoot } from "@gift-console/ui/app-root/AppRoot.tsx";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { RouteAnnouncer } from "../shell/RouteAnnouncer.tsx";
import { useFocusOnNavigation } from "../shell/use-focus-on-navigation.ts";

/** What stands around every page, those of guests included. */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <AppRoot navigate={(path) => void navigate(path)}>
      <RouteAnnouncer />
      <Outlet />
      <ScrollRestoration />
    </AppRoot>
  );
}
