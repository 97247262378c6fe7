import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "console",
    environment: "node",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "vite/**/*.test.ts"],
  },
});
