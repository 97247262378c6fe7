import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { I18nProvider } from "react-aria-components";

type Props = {
  readonly theme: string;
  readonly direction: string;
  readonly density: string;
  readonly forcedColors: string;
  readonly children: ReactNode;
};

/** Puts the toolbar's choices on the document, as the console itself does. */
function Surroundings({ theme, direction, density, forcedColors, children }: Props) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = "en";
    root.dir = direction;
    Object.assign(root.dataset, { theme, density, forcedColors });
  }, [theme, direction, density, forcedColors]);
  return <I18nProvider locale={direction === "rtl" ? "ar" : "en-GB"}>{children}</I18nProvider>;
}

/** Gives every story the theme, direction, density and colours that the toolbar asks for. */
export function inSurroundings(
  Story: ComponentType,
  { globals }: { globals: Record<string, string> },
) {
  const {
    theme = "system",
    direction = "ltr",
    density = "comfortable",
    forcedColors = "none",
  } = globals;
  return (
    <Surroundings {...{ theme, direction, density, forcedColors }}>
      <Story />
    </Surroundings>
  );
}
