import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../packages/ui/src/theme/fonts.ts";
import "../packages/ui/src/theme/theme.css.ts";
import { DocsPage } from "../packages/ui/src/stories-support/DocsPage.tsx";
import { inSurroundings } from "../packages/ui/src/stories-support/Surroundings.tsx";
import { assertNothingUndefined } from "../packages/ui/src/stories-support/undefined-scan.ts";

/** A choice in Storybook's toolbar. */
const choice = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    icon,
    title,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

// A busy machine takes its time; a state that comes is waited for, one that does not still fails.
configure({ asyncUtilTimeout: 5_000 });

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ["autodocs"],
  globalTypes: {
    theme: choice("Theme", "paintbrush", {
      system: "System theme",
      light: "Light",
      dark: "Dark",
    }),
    direction: choice("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
    density: choice("Density", "component", { comfortable: "Comfortable", compact: "Compact" }),
    forcedColors: choice("Forced colours", "contrast", {
      none: "Own colours",
      active: "Forced colours",
    }),
  },
  initialGlobals: {
    theme: "system",
    direction: "ltr",
    density: "comfortable",
    forcedColors: "none",
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Foundations",
          ["Tokens", "*"],
          "Actions",
          "Forms",
          "Navigation",
          "Data",
          "Feedback",
          "Overlays",
          "Patterns",
        ],
      },
    },
    viewport: {
      options: {
        narrow: {
          name: "Narrow, 320",
          styles: { width: "320px", height: "640px" },
          type: "mobile",
        },
        tablet: {
          name: "Tablet, 768",
          styles: { width: "768px", height: "1024px" },
          type: "tablet",
        },
        wide: {
          name: "Wide, 1920",
          styles: { width: "1920px", height: "1080px" },
          type: "desktop",
        },
      },
    },
    chromatic: {
      modes: {
        light: { theme: "light" },
        dark: { theme: "dark" },
        narrow: { theme: "light", viewport: { width: 320, height: 640 } },
      },
    },
  },
  decorators: [inSurroundings],
  afterEach: ({ canvasElement }) => assertNothingUndefined(canvasElement.ownerDocument.body),
});
