import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineDocuments } from "./src/build/inline-documents.ts";
import { shakeQuery } from "./src/build/shake-query.ts";
import { shakeRouter } from "./src/build/shake-router.ts";
import { splitAutocomplete } from "./src/build/split-autocomplete.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`;
const ui = "@gift-console/ui";

export default defineConfig(({ command }) => ({
  plugins: [
    inlineDocuments(at("src/graph/generated/persisted-documents.json")),
    shakeRouter(),
    shakeQuery(),
    splitAutocomplete(),
    vanillaExtractPlugin(),
    // The screens decide what renders again; the design system's components are their leaves, and
    // compiling those too would add 8 kB to the sites list and change nothing that shows.
    react({ compiler: { sources: ["packages/console/src"] } }),
    optimizeLocales.vite({ locales: ["en-US"] }),
  ],
  resolve: {
    alias:
      command === "build"
        ? [{ find: /^graphql$/, replacement: at("src/build/graphql-shim.ts") }]
        : [],
  },
  // Found late, each of these would reload the page in the middle of the work.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react/compiler-runtime",
      `${ui} > react-aria-components`,
      `${ui} > @vanilla-extract/recipes/createRuntimeFn`,
      `${ui} > @vanilla-extract/sprinkles/createRuntimeSprinkles`,
    ],
  },
  build: {
    target: "es2024",
    manifest: true,
    // The browsers that this targets preload modules by themselves.
    modulePreload: { polyfill: false },
    // The gateway's content security policy allows no data URLs for scripts, styles and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The names of styles stand where they are used, not in variables: 3 kB less, after gzip.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        // Every page begins with a list of all files: names would add 1 kB to it, after gzip.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
        // Left alone, what several screens share falls into fifty small files, each compressed
        // worse and asked for on its own: 9 kB and 40 requests more before the sites list shows.
        codeSplitting: {
          groups: [
            { name: "guest", test: /console\/src\/guest\/start\.tsx$/, priority: 3 },
            {
              name: "signed-in",
              test: /console\/src\/(app\/start|shell\/ShellLayout)\.tsx$/,
              priority: 2,
            },
            // What nearly every list and settings screen is made of.
            {
              name: "lists",
              test: /ui\/src\/(table\/Table|page\/(PageLayout|PageHeader|Toolbar)|(empty-state|status-dot|skeleton)\/\w+)\.tsx$|console\/src\/(router\/params|lists\/list-params)\.ts$|\/icons\/(plus|search-x|cloud-off|cloud-upload)\.\w+$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/graphql": gateway, "/config.js": gateway },
  },
}));
