import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "gateway",
    environment: "node",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/support/built-graph.ts"],
    env: { NODE_ENV: "production" },
  },
});
