import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { dark } from "../packages/ui/src/theme/dark.ts";
import { light } from "../packages/ui/src/theme/light.ts";
import { font } from "../packages/ui/src/theme/scale.ts";

const base = globalThis.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const { text, surface, border, accent } = base === "dark" ? dark : light;

addons.setConfig({
  theme: create({
    base,
    brandTitle: "Console design system",
    fontBase: font.family.text,
    fontCode: font.family.mono,
    appBg: surface.sunken,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appBorderColor: border.subtle,
    appBorderRadius: 8,
    barBg: surface.page,
    barTextColor: text.muted,
    barSelectedColor: accent.text,
    barHoverColor: accent.text,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    textColor: text.default,
    textMutedColor: text.muted,
    inputBg: surface.raised,
    inputBorder: border.default,
    inputTextColor: text.default,
    inputBorderRadius: 6,
  }),
});
