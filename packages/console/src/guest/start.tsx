import { AppRoot } from "@gift-console/ui/app-root/AppRoot.tsx";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { afterLogin } from "../auth/auth-guard.ts";
import { auth } from "../auth/session.ts";
import { Component as Login } from "../login/route.tsx";
import { paths } from "../paths.ts";

const Register = lazy(async () => ({
  default: (await import("../register/route.tsx")).Component,
}));

/**
 * Starts the page of a guest who comes from outside. It does without the router: the console is
 * loaded after signing in, in this tab or in another.
 */
export function startGuest(element: HTMLElement): void {
  const { location } = window;
  const leadOn = () => {
    if (auth.isAuthenticated()) location.replace(afterLogin(location.search));
  };
  auth.subscribe(leadOn);
  createRoot(element).render(
    <StrictMode>
      <AppRoot navigate={(path) => location.assign(path)}>
        {location.pathname.toLowerCase().startsWith(paths.register()) ? (
          <Suspense>
            <Register />
          </Suspense>
        ) : (
          <Login />
        )}
      </AppRoot>
    </StrictMode>,
  );
}
