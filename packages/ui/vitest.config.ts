import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { launchOptions } from "../../scripts/chromium.ts";

/** Every story with its play function and, light and dark, axe, in a real browser. */
function stories(): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: join(import.meta.dirname, "../../.storybook"),
        initialGlobals: { theme: "light" },
      }),
    ],
    define: {
      // Without it React Aria draws every row of a virtualised list under test.
      "process.env.VIRT_ON": JSON.stringify("1"),
    },
    test: {
      name: "ui-stories",
      // One page per core draws all stories, one after the other (docs/decisions/0004).
      isolate: false,
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: "chromium" }],
        provider: playwright({
          launchOptions,
          contextOptions: {
            reducedMotion: "reduce",
            deviceScaleFactor: 1,
            timezoneId: "UTC",
            locale: "en-GB",
          },
        }),
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: "ui-unit", environment: "node", include: ["src/**/*.test.ts"] },
      },
      stories(),
    ],
  },
});
