import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useSyncExternalStore } from "react";
import { storybookTheme } from "./storybook-theme.ts";

const themes = { light: storybookTheme("light"), dark: storybookTheme("dark") };
const query = () => globalThis.matchMedia("(prefers-color-scheme: dark)");

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  query().addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    query().removeEventListener("change", onChange);
  };
}

function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && query().matches);
}

/** The documentation page around the stories, in the theme of the toolbar. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const dark = useSyncExternalStore(subscribe, isDark);
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />;
}
