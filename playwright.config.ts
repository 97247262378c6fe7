import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: ".test/e2e",
  // Two cores: a browser and two servers already fill them.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // Without a picture of every step: those cost a tenth of the run.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions,
  },
});
