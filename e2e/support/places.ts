import {
  paths,
  settingsTypes,
  siteTabs,
  type WizardStep,
} from "../../packages/console/src/paths.ts";

/** A route of the console with seed data to show. */
export interface Place {
  path: string;
  /** Its screen, as `router/screens.ts` names it. */
  screen: string;
  /** The button for what is done there first. */
  action?: string | undefined;
}

const site = 1;
/** Written, with products, sections, descriptions and texts. */
const article = 1;
const session = "cs_8f3a21";

const actions: Record<string, string> = {
  sites: "New site",
  siteFeeds: "Assign feeds",
  siteArticles: "New article",
  siteSettings: "Add text",
  siteLocalization: "Generate missing texts",
  siteAuthors: "New author",
  settingsBot: "New bot settings",
  settingsFeed: "New feed",
  settingsTranslation: "New translation",
};
const steps = ["compose", "prioritizeProducts", "generate", "finetune", "final"];

/** Routes for visitors who are not signed in. */
export const guestPlaces: readonly Place[] = [
  { path: paths.login(), screen: "login" },
  { path: paths.register(), screen: "register" },
];

/** Every other route. */
export const places: readonly Place[] = [
  { path: paths.sites(), screen: "sites" },
  ...siteTabs.map((tab) => ({ path: paths.siteTab(site, tab), screen: `site${capital(tab)}` })),
  { path: paths.forkSession(site, session), screen: "forkSession" },
  ...steps.map((screen, at) => ({
    path: paths.wizard(site, article, (at + 1) as WizardStep),
    screen,
  })),
  { path: paths.imobiliarix(), screen: "imobiliarix" },
  ...settingsTypes.map((type) => ({
    path: paths.settings(type),
    screen: `settings${capital(type)}`,
  })),
].map((place) => ({ ...place, action: actions[place.screen] }));

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
