import { Bot, Globe, House, Languages, Radio, Rss, Star } from "lucide-react";
import type { SidebarEntry, SidebarGroup, SidebarSection } from "../sidebar/model.ts";

const entry = (id: number, name: string, country: string, isLive: boolean): SidebarEntry => ({
  id: `${id}`,
  name,
  country,
  isLive,
  href: `/admin/site/${id}/articles`,
  matches: [`/admin/site/${id}`, `/sites/${id}`],
});

/** Sites as the console lists them. */
export const live = [
  entry(12, "Presentes", "PT", true),
  entry(14, "Regalos", "ES", true),
  entry(21, "Geschenkideen", "DE", true),
  entry(30, "Cadeaux", "FR", true),
];

/** Sites that are not live. */
export const other = [
  entry(31, "Regali", "IT", false),
  entry(32, "Prezenty", "N/A", false),
  entry(33, "Presentes Brasil", "BR", false),
];

/** The three groups of the console's sidebar. */
export const groups: SidebarGroup[] = [
  { id: "live", title: "Live sites", icon: Radio, entries: live },
  { id: "favourite", title: "Favorite sites", icon: Star, entries: live.slice(0, 2) },
  { id: "other", title: "Other sites", icon: Globe, entries: other },
];

/** The fixed places of the console's sidebar. */
export const sections: SidebarSection[] = [
  { id: "workspaces", links: [{ label: "Imobiliarix", href: "/admin/imobiliarix", icon: House }] },
  {
    id: "settings",
    title: "Settings",
    links: [
      { label: "Bots", href: "/settings/bot", icon: Bot },
      { label: "Feeds", href: "/settings/feed", icon: Rss },
      { label: "Translations", href: "/settings/translation", icon: Languages },
    ],
  },
];
