import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";

const ui = "@gift-console/ui";
const dependenciesOfUi = [
  "react-aria-components",
  "lucide-react",
  "@radix-ui/colors",
  "@tanstack/react-virtual",
  "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter",
  "@atlaskit/pragmatic-drag-and-drop/utils/combine",
  "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element",
  "diff/lib/diff/word.js",
  "@tiptap/react",
  "@tiptap/starter-kit",
  "@vanilla-extract/recipes/createRuntimeFn",
  "@vanilla-extract/sprinkles/createRuntimeSprinkles",
];

const interLatin =
  "../packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

export default defineMain({
  stories: [{ directory: "../packages/ui/src", files: "**/*.stories.tsx" }],
  framework: "@storybook/react-vite",
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@chromatic-com/storybook",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: [{ from: interLatin, to: "/fonts/inter.woff2" }],
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), react({ compiler: true })],
      // Found late, each of these would reload the page in the middle of a first test run.
      optimizeDeps: {
        include: [
          "react",
          "react-dom",
          "react-dom/client",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "react/compiler-runtime",
          ...dependenciesOfUi.map((name) => `${ui} > ${name}`),
        ],
      },
      build: { chunkSizeWarningLimit: 4096 },
    }),
});
