import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The copy of graphql that Node gives to Mesh: a second one would not know the first one's errors.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }],
  },
  test: {
    name: "gateway",
    environment: "node",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/support/built-graph.ts"],
    // Some tests start whole processes, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: "production" },
  },
});
