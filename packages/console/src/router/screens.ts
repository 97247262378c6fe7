import type { LazyRouteFunction, RouteObject } from "react-router";

/** What a route module exports: Component, and where needed loader, ErrorBoundary, handle. */
export type Screen = LazyRouteFunction<RouteObject>;

/** Frames around screens: they render an Outlet. */
export type LayoutName = "shell" | "site" | "wizard" | "settings";

/** Every screen of the route table. */
export type ScreenName =
  | "login"
  | "register"
  | "sites"
  | "siteSettings"
  | "siteFeeds"
  | "sitePages"
  | "siteTopics"
  | "siteArticles"
  | "siteLocalization"
  | "siteChat"
  | "siteElastic"
  | "siteAuthors"
  | "forkSession"
  | "compose"
  | "prioritizeProducts"
  | "generate"
  | "finetune"
  | "final"
  | "imobiliarix"
  | "settingsBot"
  | "settingsFeed"
  | "settingsTranslation";

/** Screens and layouts by name; a route without its screen is left out of the table. */
export type Screens = Partial<Record<ScreenName | LayoutName, Screen>>;

/** The screens of the console, each in a chunk of its own. To add one, add its line. */
export const screens: Screens = {
  login: () => import("../login/route.tsx"),
  register: () => import("../register/route.tsx"),
  shell: () => import("../shell/ShellLayout.tsx"),
  sites: () => import("../sites/list/SitesScreen.tsx"),
  site: () => import("../sites/details/SiteLayout.tsx"),
  siteSettings: () => import("../sites/settings/SiteSettingsScreen.tsx"),
  siteFeeds: () => import("../sites/feeds/SiteFeedsScreen.tsx"),
  sitePages: () => import("../pages/PagesScreen.tsx"),
  siteTopics: () => import("../topics/TopicsScreen.tsx"),
  siteArticles: () => import("../articles/ArticlesScreen.tsx"),
  siteLocalization: () => import("../localization/LocalizationScreen.tsx"),
  siteChat: () => import("../chat/ChatScreen.tsx"),
  siteElastic: () => import("../elastic/ElasticScreen.tsx"),
  siteAuthors: () => import("../authors/AuthorsScreen.tsx"),
  forkSession: () => import("../chat/fork/ForkScreen.tsx"),
  wizard: () => import("../wizard/frame/WizardFrame.tsx"),
  compose: () => import("../wizard/compose/route.tsx"),
  prioritizeProducts: () => import("../wizard/prioritize/route.tsx"),
  generate: () => import("../wizard/generate/route.tsx"),
  finetune: () => import("../wizard/finetune/route.tsx"),
  final: () => import("../wizard/final/route.tsx"),
  imobiliarix: () => import("../imobiliarix/ImobiliarixScreen.tsx"),
  settings: () => import("../settings/SettingsLayout.tsx"),
  settingsBot: () => import("../bots/BotsScreen.tsx"),
  settingsFeed: () => import("../feeds/FeedsScreen.tsx"),
  settingsTranslation: () => import("../translations/TranslationsScreen.tsx"),
};
