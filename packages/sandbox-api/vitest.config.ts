import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    environment: "node",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Files of one worker share its modules, and through them one database (test/test-app.ts).
    isolate: false,
    globalSetup: ["./test/seeded-database.ts"],
  },
});
