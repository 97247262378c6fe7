import { create, type ThemeVars } from "storybook/theming";
import { dark } from "../theme/dark.ts";
import { light } from "../theme/light.ts";
import { font } from "../theme/scale.ts";

/** Storybook's own frame and documentation pages in the colours of the design system. */
export function storybookTheme(base: "light" | "dark"): ThemeVars {
  const { text, surface, border, accent } = base === "dark" ? dark : light;
  return create({
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
  });
}
