import { narrowWindow } from "@gift-console/ui/app-shell/AppShell.css.ts";
import { remember } from "@gift-console/ui/command-palette/commands.ts";
import { CommandPalette } from "@gift-console/ui/command-palette/CommandPalette.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { siteArticlesQuery } from "../../articles/articles-query.ts";
import { useNewArticle } from "../../articles/use-new-article.ts";
import { auth } from "../../auth/session.ts";
import { config } from "../../config.ts";
import { siteIdOf } from "../../paths.ts";
import { useSites } from "../../sites/use-sites.ts";
import { chooseTheme, nextTheme, useTheme } from "../../theme/theme-preference.ts";
import { otherEnvironment, otherEnvironmentUrl } from "../environment-url.ts";
import { paletteGroups, type ActionId } from "./commands.ts";
import { readRecent, writeRecent } from "./recent-commands.ts";

/** The sidebar, for a command that collapses it. */
export interface SidebarSwitch {
  readonly isCollapsed: boolean;
  readonly setCollapsed: (isCollapsed: boolean) => void;
}

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly sidebar: SidebarSwitch;
}

/** Finds sites, articles of the site at hand, settings and actions. */
export function Palette({ isOpen, onOpenChange, sidebar }: PaletteProps) {
  const place = useLocation();
  const { sites } = useSites();
  const siteId = siteIdOf(place.pathname);
  const site = sites.find(({ id }) => id === siteId);
  const theme = nextTheme(useTheme());
  const { create } = useNewArticle();
  const [recent, setRecent] = useState(readRecent);
  // The articles tab's own query; skipToken would keep that tab from loading it anew.
  const found = useQuery({
    ...siteArticlesQuery({ siteId: siteId ?? 0, page: 1 }),
    enabled: isOpen && site !== undefined,
  });
  const { otherUrl } = config;

  const perform: Record<ActionId, () => void> = {
    article: () => void (site && create(site.id)),
    theme: () => chooseTheme(theme),
    sidebar: () => sidebar.setCollapsed(!sidebar.isCollapsed),
    environment: () => {
      if (otherUrl) window.open(otherEnvironmentUrl(otherUrl, place), "_blank", "noopener");
    },
    logout: () => auth.logout(),
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placeholder="Search sites, articles, settings and actions"
      recent={recent}
      isPending={found.isLoading}
      groups={paletteGroups({
        sites,
        site,
        articles: found.data?.articles?.member ?? [],
        nextTheme: theme,
        sidebar: window.matchMedia(narrowWindow).matches
          ? null
          : sidebar.isCollapsed
            ? "collapsed"
            : "expanded",
        otherEnvironment: otherUrl ? otherEnvironment(config.environment) : null,
      })}
      onAction={(id) => {
        const next = remember(recent, id);
        setRecent(next);
        writeRecent(next);
        if (Object.hasOwn(perform, id)) perform[id as ActionId]();
      }}
    />
  );
}
