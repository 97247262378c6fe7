import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { dark } from "./dark.ts";
import { forced } from "./forced.ts";
import { light } from "./light.ts";
import {
  density,
  font,
  measure,
  motion,
  radius,
  shadow,
  space,
  stillMotion,
  zIndex,
} from "./scale.ts";
import "./global.css.ts";

const fixed = { space, radius, font, measure, motion, zIndex };
for (const [group, values] of Object.entries(fixed)) {
  globalStyle(":root", {
    vars: assignVars(vars[group as keyof typeof fixed] as never, values as never),
  });
}

const lightVars = {
  ...assignVars(vars.color, light),
  ...assignVars(vars.shadow, shadow.light),
};
const darkVars = { ...assignVars(vars.color, dark), ...assignVars(vars.shadow, shadow.dark) };

globalStyle(":root, [data-theme=light]", { colorScheme: "light", vars: lightVars });
globalStyle("[data-theme=dark]", { colorScheme: "dark", vars: darkVars });
globalStyle(":root:not([data-theme]), [data-theme=system]", {
  "@media": { "(prefers-color-scheme: dark)": { colorScheme: "dark", vars: darkVars } },
});

createGlobalTheme(":root, [data-density=comfortable]", vars.density, density.comfortable);
createGlobalTheme("[data-density=compact]", vars.density, density.compact);

globalStyle(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": { vars: assignVars(vars.motion.duration, stillMotion) },
  },
});

/*
 * Forced colours, once. The attribute lets Storybook show the same values without the system
 * setting. A shadow would be dropped anyway, so what floats relies on its border.
 */
const forcedVars = {
  ...assignVars(vars.color, forced),
  ...assignVars(vars.shadow, { floating: "none", sheet: "none" }),
};
globalStyle(":root, :root [data-theme]", {
  "@media": { "(forced-colors: active)": { vars: forcedVars } },
});
globalStyle(":root[data-forced-colors=active]", { vars: forcedVars });

/* The surface that tells what is current or chosen is dropped: a frame does, where no focus is. */
const chosen = `:is(
  :is(a, button)[aria-current], button[data-selected],
  [role=option][aria-selected=true], [role=treeitem][data-active]
):not(:focus-visible, [data-focus-visible])`;
const frame = { outline: `2px solid ${vars.color.text.default}`, outlineOffset: -2 };
globalStyle(chosen, { "@media": { "(forced-colors: active)": frame } });
globalStyle(`:root[data-forced-colors=active] ${chosen}`, frame);
