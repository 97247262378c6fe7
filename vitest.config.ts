import { defineConfig } from "vitest/config";

/** Tests of the repository's own scripts; every package has a configuration of its own. */
export default defineConfig({
  test: { name: "scripts", environment: "node", include: ["scripts/**/*.test.ts"] },
});
