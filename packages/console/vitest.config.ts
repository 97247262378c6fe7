import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../../scripts/chromium.ts";

const ui = "@gift-console/ui";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "console",
          environment: "node",
          // A worker per file costs five times as long as the tests; they put back what they stub.
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.dom.test.tsx"],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        // Found late, each of these would reload the page in the middle of a first run.
        optimizeDeps: {
          include: [
            "@tanstack/react-query",
            "graphql-request",
            "idb-keyval",
            "react",
            "react-dom/client",
            "react-router",
            "react/jsx-dev-runtime",
            `${ui} > lucide-react`,
            `${ui} > react-aria-components`,
            `${ui} > @vanilla-extract/recipes/createRuntimeFn`,
            `${ui} > @vanilla-extract/sprinkles/createRuntimeSprinkles`,
          ],
        },
        test: {
          name: "console-dom",
          include: ["src/**/*.dom.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions,
              contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC" },
            }),
          },
        },
      },
    ],
  },
});
