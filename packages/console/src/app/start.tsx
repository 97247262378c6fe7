import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { log } from "../log.ts";
import { router } from "../router/router.ts";

/** Starts the console. */
export function startApp(element: HTMLElement): void {
  createRoot(element, {
    onUncaughtError: (error) => log("The console failed.", error),
  }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
