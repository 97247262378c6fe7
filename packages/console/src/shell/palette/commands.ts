import type { Command, CommandGroup } from "@gift-console/ui/command-palette/commands.ts";
import {
  Bot,
  ExternalLink,
  FilePlus,
  FileText,
  Globe,
  Languages,
  LogOut,
  PanelLeft,
  PanelsTopLeft,
  Plus,
  Rss,
  SunMoon,
  WandSparkles,
} from "lucide-react";
import { articleTitle, nextStep, type ArticleProgress } from "../../articles/article-list.ts";
import { paths, siteTabs } from "../../paths.ts";
import { tabNames } from "../../sites/details/tab-names.ts";
import { countryOf, isLive, type SiteSummary } from "../../sites/site.ts";

/** What the palette does itself; everything else in it is a place to go to. */
export type ActionId = "article" | "theme" | "sidebar" | "environment" | "logout";

/** What the palette's commands are made of. */
export interface PaletteParts {
  sites: readonly SiteSummary[];
  /** The site that the page is about. */
  site: SiteSummary | undefined;
  /** Articles of that site. */
  articles: readonly (ArticleProgress & { id: number; title: string | null })[];
  /** The theme that comes next: "dark". */
  nextTheme: string;
  /** Null in a narrow window, where the sidebar is a drawer. */
  sidebar: "collapsed" | "expanded" | null;
  /** "PROD"; null where its address is not configured. */
  otherEnvironment: string | null;
}

/** Every command, kind by kind. The palette itself narrows them to what is typed. */
export function paletteGroups(parts: PaletteParts): CommandGroup[] {
  const { sites, site, articles } = parts;
  return [
    { title: "Actions", commands: actions(parts) },
    ...(site ? [ofSite(site, articles)] : []),
    { title: "Sites", commands: sites.map(siteCommand) },
    { title: "Settings", commands: settings },
    ...(site ? [articlesOf(site, articles)] : []),
  ];
}

function actions({ site, nextTheme, sidebar, otherEnvironment }: PaletteParts): Command[] {
  return [
    ...(site ? [action("article", "New article", FilePlus, ["create", "write", "compose"])] : []),
    {
      id: "new-site",
      label: "New site",
      icon: Plus,
      keywords: ["create", "add"],
      href: `${paths.sites()}?open=new`,
    },
    action("theme", `Change the theme to ${nextTheme}`, SunMoon, ["dark", "light", "colours"]),
    ...(sidebar
      ? [
          action(
            "sidebar",
            sidebar === "collapsed" ? "Expand the sidebar" : "Collapse the sidebar",
            PanelLeft,
          ),
        ]
      : []),
    ...(otherEnvironment
      ? [action("environment", `Open this page on ${otherEnvironment}`, ExternalLink)]
      : []),
    action("logout", "Log out", LogOut, ["sign out", "leave"]),
  ];
}

function action(
  id: ActionId,
  label: string,
  icon: Command["icon"],
  keywords: readonly string[] = [],
): Command {
  return { id, label, keywords, ...(icon && { icon }) };
}

function ofSite(site: SiteSummary, articles: PaletteParts["articles"]): CommandGroup {
  const count = articles.length === 1 ? "1 article" : `${articles.length} articles`;
  return {
    title: site.name,
    commands: siteTabs.map((tab) => ({
      id: `tab-${tab}`,
      label: tabNames[tab],
      // The site stands above them; repeated here, its name would find them all.
      ...(tab === "articles" && articles.length > 0 && { description: count }),
      icon: PanelsTopLeft,
      href: paths.siteTab(site.id, tab),
    })),
  };
}

function articlesOf(site: SiteSummary, articles: PaletteParts["articles"]): CommandGroup {
  return {
    title: `Articles of ${site.name}`,
    commands: articles.map((article) => ({
      id: `article-${article.id}`,
      label: articleTitle(article),
      description: `Article ${article.id}`,
      icon: FileText,
      href: paths.wizard(site.id, article.id, nextStep(article)),
    })),
  };
}

function siteCommand(site: SiteSummary): Command {
  return {
    id: `site-${site.id}`,
    label: site.name,
    description: `${countryOf(site)} · ${isLive(site) ? "live" : site.status}`,
    icon: Globe,
    keywords: ["site"],
    href: paths.siteTab(site.id, "articles"),
  };
}

const settings: readonly Command[] = [
  { id: "all-sites", label: "Sites", icon: Globe, href: paths.sites() },
  { id: "bots", label: "Bots", icon: Bot, keywords: ["settings"], href: paths.settings("bot") },
  { id: "feeds", label: "Feeds", icon: Rss, keywords: ["settings"], href: paths.settings("feed") },
  {
    id: "translations",
    label: "Translations",
    icon: Languages,
    keywords: ["settings", "keys"],
    href: paths.settings("translation"),
  },
  { id: "imobiliarix", label: "Imobiliarix", icon: WandSparkles, href: paths.imobiliarix() },
];
