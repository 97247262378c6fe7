import {
  createMemoryRouter,
  matchRoutes,
  type DataRouter,
  type LoaderFunctionArgs,
} from "react-router";
import { expect, test, vi } from "vitest";
import { navigationContext, provideNavigation, type Navigation } from "./navigation.ts";
import { paths, settingsTypes, siteTabs, type WizardStep } from "../paths.ts";
import { routeTable } from "./routes.ts";
import type { LayoutName, ScreenName, Screens } from "./screens.ts";
import { watchSession } from "./watch-session.ts";

const layouts: LayoutName[] = ["shell", "site", "wizard", "settings"];
const names: ScreenName[] = [
  "login",
  "register",
  "sites",
  "siteSettings",
  "siteFeeds",
  "sitePages",
  "siteTopics",
  "siteArticles",
  "siteLocalization",
  "siteChat",
  "siteElastic",
  "siteAuthors",
  "forkSession",
  "compose",
  "prioritizeProducts",
  "generate",
  "finetune",
  "final",
  "imobiliarix",
  "settingsBot",
  "settingsFeed",
  "settingsTranslation",
];

/** Every screen, made of nothing but its name and a loader that notes when it runs. */
function pretendScreens(loaded: string[], arrivals: Navigation[]): Screens {
  const screens: Screens = {};
  for (const name of [...names, ...layouts]) {
    screens[name] = async () => ({
      handle: name,
      loader: ({ context }: LoaderFunctionArgs) => {
        loaded.push(name);
        arrivals.push(context.get(navigationContext));
        return null;
      },
    });
  }
  return screens;
}

function setUp(at: string, signedIn: boolean) {
  const session = { signedIn };
  const loaded: string[] = [];
  const arrivals: Navigation[] = [];
  const table = routeTable({
    screens: pretendScreens(loaded, arrivals),
    isAuthenticated: () => session.signedIn,
  });
  const made: { router?: DataRouter } = {};
  const getContext = provideNavigation(() => made.router);
  const router = createMemoryRouter(table, { initialEntries: [at], getContext });
  made.router = router;
  return { router, session, loaded, arrivals };
}

async function settled(router: DataRouter) {
  const isDone = () => router.state.initialized && router.state.navigation.state === "idle";
  await new Promise<void>((resolve) => {
    if (isDone()) resolve();
    else router.subscribe(() => isDone() && resolve());
  });
  expect(router.state.errors).toBeNull();
  const { pathname, search } = router.state.location;
  const shown = router.state.matches.map(({ route }): unknown => route.handle);
  return { path: pathname + search, screen: shown.at(-1), layouts: shown.filter((name) => name) };
}

/** Where opening a path ends, and which screen shows there. */
async function open(at: string, signedIn = true) {
  const { router, loaded } = setUp(at, signedIn);
  return { ...(await settled(router)), loaded };
}

test("ROUTE-1 / redirects to /admin", async () => {
  expect(await open("/")).toMatchObject({ path: "/admin", screen: "sites" });
});

test("ROUTE-2 /admin shows the sites list", async () => {
  expect(await open("/admin")).toMatchObject({ path: "/admin", screen: "sites" });
});

const tabScreens: Record<(typeof siteTabs)[number], ScreenName> = {
  settings: "siteSettings",
  feeds: "siteFeeds",
  pages: "sitePages",
  topics: "siteTopics",
  articles: "siteArticles",
  localization: "siteLocalization",
  chat: "siteChat",
  elastic: "siteElastic",
  authors: "siteAuthors",
};

test.for(siteTabs)("ROUTE-3 ROUTE-4 the tab %s belongs to the site-details view", async (tab) => {
  const { screen, layouts: frames } = await open(paths.siteTab(7, tab));
  expect(screen).toBe(tabScreens[tab]);
  expect(frames).toEqual(["shell", "site", tabScreens[tab]]);
});

test("ROUTE-4 going to the authors tab keeps the view", async () => {
  const { router } = setUp(paths.siteTab(7, "articles"), true);
  await settled(router);
  const viewOf = () => router.state.matches.find(({ route }) => route.handle === "site")?.route.id;
  const before = viewOf();
  await router.navigate(paths.siteTab(7, "authors"));
  expect(viewOf()).toBe(before);
});

test("ROUTE-5 a chat session is forked under its site", async () => {
  expect(await open(paths.forkSession(7, "s_1"))).toMatchObject({ screen: "forkSession" });
});

test.for([
  [1, "compose"],
  [2, "prioritizeProducts"],
  [3, "generate"],
  [4, "finetune"],
  [5, "final"],
] as const satisfies [WizardStep, ScreenName][])(
  "ROUTE-6 ROUTE-7 step %i of the wizard is %s",
  async ([step, screen]) => {
    const { layouts: frames } = await open(paths.wizard(7, 12, step));
    expect(frames).toEqual(["shell", "wizard", screen]);
  },
);

test("ROUTE-8 /admin/imobiliarix is a view of its own", async () => {
  expect(await open("/admin/imobiliarix")).toMatchObject({ screen: "imobiliarix" });
});

test("ROUTE-9 /settings redirects to the bots", async () => {
  expect(await open("/settings")).toMatchObject({ path: "/settings/bot", screen: "settingsBot" });
});

test("ROUTE-9 each type has its screen, any other is an unknown path", async () => {
  const shown = await Promise.all(settingsTypes.map((type) => open(paths.settings(type))));
  expect(shown.map(({ screen }) => screen)).toEqual([
    "settingsBot",
    "settingsFeed",
    "settingsTranslation",
  ]);
  expect(await open("/settings/other")).toMatchObject({ path: "/admin", screen: "sites" });
});

test("ROUTE-10 guests see login and register, without the shell", async () => {
  expect(await open("/login", false)).toMatchObject({ screen: "login", layouts: ["login"] });
  expect(await open("/register", false)).toMatchObject({ layouts: ["register"] });
});

test("ROUTE-10 an authenticated user is sent from them to the sites list", async () => {
  expect(await open("/login")).toMatchObject({ path: "/admin", screen: "sites" });
  expect(await open("/register")).toMatchObject({ path: "/admin", screen: "sites" });
});

test.for(["/nowhere", "/admin/nowhere", "/admin/site/7", "/admin/site/7/articles/12/other"])(
  "ROUTE-11 the unknown path %s shows the sites list, or login",
  async (path) => {
    expect(await open(path)).toMatchObject({ path: "/admin", screen: "sites" });
    expect(await open(path, false)).toMatchObject({ screen: "login" });
  },
);

test("ROUTE-12 every other route sends guests to login, and loads nothing for them", async () => {
  const guarded = [
    paths.root(),
    paths.sites(),
    ...siteTabs.map((tab) => paths.siteTab(7, tab)),
    paths.forkSession(7, "s1"),
    ...([1, 2, 3, 4, 5] as const).map((step) => paths.wizard(7, 12, step)),
    paths.imobiliarix(),
    paths.settingsRoot(),
    ...settingsTypes.map((type) => paths.settings(type)),
  ];
  for (const path of guarded) {
    const { screen, loaded } = await open(path, false);
    expect({ path, screen, loaded }).toEqual({ path, screen: "login", loaded: ["login"] });
  }
});

test("ROUTE-12 who signs in comes back to the path first asked for", async () => {
  const { router, session } = setUp("/admin/site/7/chat?page=2", false);
  expect(await settled(router)).toMatchObject({ screen: "login" });
  const listeners = new Set<() => void>();
  const auth = {
    isAuthenticated: () => session.signedIn,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  watchSession(auth, router, () => {});
  session.signedIn = true;
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/admin/site/7/chat"));
  expect(await settled(router)).toMatchObject({
    path: "/admin/site/7/chat?page=2",
    screen: "siteChat",
  });
});

test("loaders are told a page load from a later navigation, and where that came from", async () => {
  const { router, arrivals } = setUp(paths.wizard(7, 12, 2), true);
  await settled(router);
  expect(arrivals.at(-1)).toEqual({ isPageLoad: true, from: null });
  await router.navigate(paths.wizard(7, 12, 3));
  expect(arrivals.at(-1)).toEqual({ isPageLoad: false, from: paths.wizard(7, 12, 2) });
});

test("a route whose screen is not there yet is left out of the table", () => {
  const table = routeTable({ screens: {}, isAuthenticated: () => true });
  const matches = matchRoutes(table, paths.imobiliarix());
  expect(matches?.at(-1)?.route.path).toBe("*");
});
