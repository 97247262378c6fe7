import type { DataRouter } from "react-router";
import type { Auth } from "../auth/auth.ts";
import { authRedirect } from "../auth/auth-guard.ts";

/** What is needed of a router. */
export type WatchedRouter = Pick<DataRouter, "state" | "navigate">;

/**
 * Follows the session while it changes, in this tab or another: to login when it ends, away from
 * login when it begins.
 * @param forget called when the operator has left: drops what was loaded for them
 * @returns how to stop
 */
export function watchSession(
  auth: Pick<Auth, "isAuthenticated" | "subscribe">,
  router: WatchedRouter,
  forget: () => void,
): () => void {
  let was = auth.isAuthenticated();
  return auth.subscribe(() => {
    const is = auth.isAuthenticated();
    if (is === was) return;
    was = is;
    void follow(router, is).then(() => {
      if (!is && !auth.isAuthenticated()) forget();
    });
  });
}

async function follow({ state, navigate }: WatchedRouter, isAuthenticated: boolean): Promise<void> {
  const elsewhere = authRedirect(state.navigation.location ?? state.location, isAuthenticated);
  if (elsewhere !== null) await navigate(elsewhere, { replace: true });
}
