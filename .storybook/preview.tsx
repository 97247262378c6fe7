import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../packages/ui/src/theme/fonts.ts";
import "../packages/ui/src/theme/theme.css.ts";
import { inBothThemes } from "../packages/ui/src/stories-support/both-themes.ts";
import { cleanStart } from "../packages/ui/src/stories-support/clean-start.ts";
import { DocsPage } from "../packages/ui/src/stories-support/DocsPage.tsx";
import { inSurroundings } from "../packages/ui/src/stories-support/Surroundings.tsx";
import { assertNothingUndefined } from "../packages/ui/src/stories-support/undefined-scan.ts";

// Under test the addon's check of one theme becomes one of both; in Storybook it stays as it is.
const isUnderTest = import.meta.env["VITEST_STORYBOOK"] !== undefined;
const axe = addonA11y();
const a11y = isUnderTest
  ? {
      ...axe,
      afterEach: [axe.afterEach ?? []]
        .flat()
        .map((check) => inBothThemes(check, () => document.documentElement)),
    }
  : axe;

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
  addons: [a11y, addonDocs()],
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
      // All as high as a test's window: React Aria takes one that gets lower soon after a field was
      // focused for a keyboard on the screen, and from then on waits for it.
      options: {
        narrow: {
          name: "Narrow, 320",
          styles: { width: "320px", height: "900px" },
          type: "mobile",
        },
        tablet: {
          name: "Tablet, 768",
          styles: { width: "768px", height: "900px" },
          type: "tablet",
        },
        wide: {
          name: "Wide, 1920",
          styles: { width: "1920px", height: "900px" },
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
  beforeEach: cleanStart,
  afterEach: ({ canvasElement }) => assertNothingUndefined(canvasElement.ownerDocument.body),
});
