import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    environment: "node",
    // Some tests start processes, which takes its time on a machine that does other things too.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Files of one worker share its modules, and through them one database (test/test-app.ts).
    isolate: false,
    globalSetup: ["./test/seeded-database.ts"],
  },
});
