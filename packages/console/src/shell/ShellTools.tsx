import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { Icon } from "@gift-console/ui/icon/Icon.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { LogOut, MonitorCog, Moon, Search, Sun } from "lucide-react";
import { useLocation } from "react-router";
import { auth } from "../auth/session.ts";
import { config } from "../config.ts";
import { DebugSlot } from "../debug/DebugSlot.tsx";
import { chooseTheme, nextTheme, useTheme, type Theme } from "../theme/theme-preference.ts";
import { otherEnvironment, otherEnvironmentUrl } from "./environment-url.ts";
import type { SidebarSwitch } from "./palette/Palette.tsx";
import { PaletteButton } from "./palette/PaletteButton.tsx";

const themeIcons: Record<Theme, typeof Sun> = { system: MonitorCog, light: Sun, dark: Moon };

/** The search box of the top bar. Specified as it is: it takes text and leads nowhere. */
export function ShellSearch() {
  return (
    <TextField label="Search" hideLabel placeholder="Search" prefix={<Icon icon={Search} />} />
  );
}

/** The end of the top bar: palette, the other environment, the theme and the way out. */
export function ShellTools({ sidebar }: { readonly sidebar: SidebarSwitch }) {
  return (
    <>
      <PaletteButton sidebar={sidebar} />
      <DebugSlot />
      <EnvironmentButton />
      <ThemeButton />
      <IconButton icon={LogOut} label="Log out" onPress={() => auth.logout()} />
    </>
  );
}

function EnvironmentButton() {
  const place = useLocation();
  const { environment, otherUrl } = config;
  return otherUrl ? (
    <LinkButton size="small" href={otherEnvironmentUrl(otherUrl, place)} isExternal>
      {environment}
    </LinkButton>
  ) : (
    <Button
      size="small"
      disabledReason={`No address of ${otherEnvironment(environment)} is configured.`}
    >
      {environment}
    </Button>
  );
}

function ThemeButton() {
  const theme = useTheme();
  const next = nextTheme(theme);
  return (
    <IconButton
      icon={themeIcons[theme]}
      label={`Theme: ${theme}. Change to ${next}`}
      onPress={() => chooseTheme(next)}
    />
  );
}
