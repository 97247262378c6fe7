import type { MiddlewareFunction, RouteObject } from "react-router";
import { authRedirect } from "../auth/auth-guard.ts";
import { paths, patterns, settingsTypes } from "../paths.ts";
import { redirectTo } from "./redirect-to.ts";
import type { LayoutName, ScreenName, Screens } from "./screens.ts";

/** What the route table depends on. */
export interface RouteTableParts {
  screens: Screens;
  isAuthenticated: () => boolean;
  /** What the outermost route shows: error boundary and the like. */
  root?: Pick<RouteObject, "Component" | "ErrorBoundary" | "HydrateFallback">;
}

/** Every route of the console. The guards run before any loader. */
export function routeTable({ screens, isAuthenticated, root }: RouteTableParts): RouteObject[] {
  const screen = (path: string, name: ScreenName): RouteObject[] => {
    const lazy = screens[name];
    return lazy ? [{ path, lazy }] : [];
  };
  // What fails inside a frame is shown inside it, so that the way on stays in sight.
  const layout = (name: LayoutName, children: RouteObject[]): RouteObject => ({
    lazy: screens[name],
    children: [{ ErrorBoundary: root?.ErrorBoundary, children }],
  });

  const siteDetails = layout("site", [
    ...screen(patterns.siteTab("settings"), "siteSettings"),
    ...screen(patterns.siteTab("feeds"), "siteFeeds"),
    ...screen(patterns.siteTab("pages"), "sitePages"),
    ...screen(patterns.siteTab("topics"), "siteTopics"),
    ...screen(patterns.siteTab("articles"), "siteArticles"),
    ...screen(patterns.siteTab("localization"), "siteLocalization"),
    ...screen(patterns.siteTab("chat"), "siteChat"),
    ...screen(patterns.siteTab("elastic"), "siteElastic"),
    ...screen(patterns.siteTab("authors"), "siteAuthors"),
  ]);
  const wizard = layout("wizard", [
    ...screen(patterns.wizard(1), "compose"),
    ...screen(patterns.wizard(2), "prioritizeProducts"),
    ...screen(patterns.wizard(3), "generate"),
    ...screen(patterns.wizard(4), "finetune"),
    ...screen(patterns.wizard(5), "final"),
  ]);
  const settings = layout("settings", [
    ...screen(patterns.settings("bot"), "settingsBot"),
    ...screen(patterns.settings("feed"), "settingsFeed"),
    ...screen(patterns.settings("translation"), "settingsTranslation"),
  ]);

  return [
    {
      ...root,
      middleware: [requireAccess(isAuthenticated)],
      children: [
        ...screen(patterns.login, "login"),
        ...screen(patterns.register, "register"),
        layout("shell", [
          redirection(patterns.root, paths.sites()),
          ...screen(patterns.sites, "sites"),
          siteDetails,
          ...screen(patterns.forkSession, "forkSession"),
          wizard,
          ...screen(patterns.imobiliarix, "imobiliarix"),
          redirection(patterns.settingsRoot, paths.settings(settingsTypes[0])),
          settings,
        ]),
        redirection("*", paths.sites()),
      ],
    },
  ];
}

function requireAccess(isAuthenticated: () => boolean): MiddlewareFunction {
  return async ({ url }, next) => {
    const elsewhere = authRedirect(url, isAuthenticated());
    if (elsewhere !== null) throw redirectTo(url, elsewhere);
    return next();
  };
}

function redirection(path: string, to: string): RouteObject {
  return { path, loader: ({ url }) => redirectTo(url, to) };
}
