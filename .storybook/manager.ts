import { addons } from "storybook/manager-api";
import { storybookTheme } from "../packages/ui/src/stories-support/storybook-theme.ts";

const { matches: dark } = globalThis.matchMedia("(prefers-color-scheme: dark)");
addons.setConfig({ theme: storybookTheme(dark ? "dark" : "light") });
