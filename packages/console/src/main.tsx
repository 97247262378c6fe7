import "@gift-console/ui/theme/theme.css.ts";
import "@gift-console/ui/theme/fonts.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { log } from "./log.ts";
import { reloadOnce } from "./router/preload-error.ts";
import { router } from "./router/router.ts";
import { followTheme } from "./theme/theme-preference.ts";

followTheme();
window.addEventListener("vite:preloadError", (event) => {
  const isReloading = reloadOnce({
    storage: window.sessionStorage,
    reload: () => window.location.reload(),
    now: Date.now,
  });
  if (isReloading) event.preventDefault();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
createRoot(root, {
  onUncaughtError: (error) => log("The console failed.", error),
}).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
