/** Tabs of the site-details view, in the order of its tab bar. */
export const siteTabs = [
  "settings",
  "feeds",
  "pages",
  "topics",
  "articles",
  "localization",
  "chat",
  "elastic",
  "authors",
] as const;

/** One tab of the site-details view. */
export type SiteTab = (typeof siteTabs)[number];

/** What the settings pages configure; the first is where `/settings` leads. */
export const settingsTypes = ["bot", "feed", "translation"] as const;

/** One kind of settings. */
export type SettingsType = (typeof settingsTypes)[number];

/** Path segments of the wizard's steps 1 to 5. */
export const wizardSegments = [
  "compose",
  "prioritize-products",
  "generate",
  "finetune",
  "final",
] as const;

/** A step of the wizard, from 1. */
export type WizardStep = 1 | 2 | 3 | 4 | 5;

type Id = number | string;

const enc = (segment: Id) => encodeURIComponent(String(segment));
const siteRoot = (site: Id) => `/admin/site/${enc(site)}`;
const articleRoot = (site: Id, article: Id) => `${siteRoot(site)}/articles/${enc(article)}`;

/**
 * The only source of the console's URLs. Arguments are encoded; the results start with a slash
 * and belong to this origin.
 */
export const paths = {
  root: () => "/",
  sites: () => "/admin",
  /** The authors tab lives under a path of its own. */
  siteTab: (site: Id, tab: SiteTab) =>
    tab === "authors" ? `/sites/${enc(site)}/authors` : `${siteRoot(site)}/${tab}`,
  forkSession: (site: Id, session: Id) => `${siteRoot(site)}/session/${enc(session)}/fork`,
  wizard: (site: Id, article: Id, step: WizardStep) =>
    `${articleRoot(site, article)}/${wizardSegments[step - 1]}`,
  imobiliarix: () => "/admin/imobiliarix",
  settingsRoot: () => "/settings",
  settings: (type: SettingsType) => `/settings/${type}`,
  /** @param returnTo path to come back to after signing in; left out for the sites list */
  login: (returnTo?: string) =>
    returnTo ? `/login?${new URLSearchParams({ [returnToParam]: returnTo })}` : "/login",
  register: () => "/register",
} as const;

/** Name of the login page's query parameter that holds the path to come back to. */
export const returnToParam = "returnTo";

/** The same routes as patterns for the route table. */
export const patterns = {
  root: "/",
  sites: "/admin",
  siteTab: (tab: SiteTab) => (tab === "authors" ? "/sites/:id/authors" : `/admin/site/:id/${tab}`),
  forkSession: "/admin/site/:id/session/:sessionId/fork",
  wizard: (step: WizardStep) => `/admin/site/:id/articles/:articleId/${wizardSegments[step - 1]}`,
  imobiliarix: "/admin/imobiliarix",
  settingsRoot: "/settings",
  settings: (type: SettingsType) => `/settings/${type}`,
  login: "/login",
  register: "/register",
} as const;

/** The site that a path is about, in whichever of its screens; null where it is about none. */
export function siteIdOf(pathname: string): number | null {
  const id = /^\/(?:admin\/site|sites)\/([1-9]\d{0,14})\//.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}
