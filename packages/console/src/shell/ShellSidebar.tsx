import { ProductMark } from "@gift-console/ui/product-mark/ProductMark.tsx";
import type { SidebarGroup, SidebarSection } from "@gift-console/ui/sidebar/model.ts";
import { Sidebar } from "@gift-console/ui/sidebar/Sidebar.tsx";
import { Bot, Globe, Home, Languages, Rss, Star, WandSparkles } from "lucide-react";
import { useLocation } from "react-router";
import { paths } from "../paths.ts";
import { FavoriteButton } from "../sites/FavoriteButton.tsx";
import { countryOf, isLive, type SiteSummary } from "../sites/site.ts";
import { useFavorites } from "../sites/use-favorites.ts";
import { useSites } from "../sites/use-sites.ts";
import { groupSites, type SiteGroupId } from "./site-groups.ts";

const icons: Record<SiteGroupId, SidebarGroup["icon"]> = {
  live: Globe,
  favorite: Star,
  other: Home,
};

const empty: Record<SiteGroupId, string> = {
  live: "No site is live",
  favorite: "Star a site to keep it here",
  other: "No other sites",
};

const sections: readonly SidebarSection[] = [
  {
    id: "imobiliarix",
    links: [{ label: "Imobiliarix", href: paths.imobiliarix(), icon: WandSparkles }],
  },
  {
    id: "settings",
    title: "Settings",
    links: [
      { label: "Bots", href: paths.settings("bot"), icon: Bot },
      { label: "Feeds", href: paths.settings("feed"), icon: Rss },
      { label: "Translations", href: paths.settings("translation"), icon: Languages },
    ],
  },
];

/** The way to every site and setting. */
export function ShellSidebar({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { sites, isLoading, isMissing } = useSites();
  const isUnknown = sites.length === 0 && (isLoading || isMissing);
  const unknown = isLoading ? "Loading the sites" : "The sites did not arrive";
  const { ids } = useFavorites();
  const { pathname } = useLocation();
  const groups = groupSites(sites, ids).map((group): SidebarGroup => {
    const [only, ...more] = group.sites;
    return {
      id: group.id,
      title: group.title,
      icon: icons[group.id],
      startsOpen: group.id === "live",
      empty: isUnknown ? unknown : empty[group.id],
      isUnknown,
      entries: group.sites.map(toEntry),
      ...(only && more.length === 0 ? { href: paths.siteTab(only.id, "articles") } : {}),
    };
  });
  return (
    <Sidebar
      label="Sites and settings"
      header={<ProductMark isNameHidden={isCollapsed} />}
      groups={groups}
      sections={sections}
      currentPath={pathname}
      isCollapsed={isCollapsed}
    />
  );
}

function toEntry(site: SiteSummary) {
  return {
    id: String(site.id),
    name: site.name,
    country: countryOf(site),
    href: paths.siteTab(site.id, "articles"),
    // Every page of the site belongs to its entry, the authors tab under its own path too.
    matches: [`${paths.sites()}/site/${site.id}`, paths.siteTab(site.id, "authors")],
    isLive: isLive(site),
    action: <FavoriteButton site={site} />,
  };
}
