import "@gift-console/ui/theme/theme.css.ts";
import "@gift-console/ui/theme/fonts.ts";
import { isGuestPath } from "./auth/return-path.ts";
import { auth } from "./auth/session.ts";
import { startGuest } from "./guest/start.tsx";
import { reloadOnce } from "./reload-once.ts";

window.addEventListener("vite:preloadError", (event) => {
  const isReloading = reloadOnce({
    storage: window.sessionStorage,
    reload: () => window.location.reload(),
    now: Date.now,
  });
  if (isReloading) event.preventDefault();
});

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no element with the id root.");

// The router is a quarter of what the login page would have to load, and of no use to it.
if (isGuestPath(window.location.pathname) && !auth.isAuthenticated()) {
  startGuest(element);
} else {
  const { startApp } = await import("./app/start.tsx");
  startApp(element);
}
