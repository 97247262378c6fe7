import { generatePath } from "react-router";
import { expect, test } from "vitest";
import { paths, patterns, settingsTypes, siteIdOf, siteTabs, type WizardStep } from "./paths.ts";

const steps: WizardStep[] = [1, 2, 3, 4, 5];

test("ROUTE-3 ROUTE-4 ROUTE-5 ROUTE-6 ROUTE-7 ROUTE-8 every screen has its specified path", () => {
  const all = [
    paths.root(),
    paths.sites(),
    ...siteTabs.map((tab) => paths.siteTab(7, tab)),
    paths.forkSession(7, "chat_1-a"),
    ...steps.map((step) => paths.wizard(7, 12, step)),
    paths.imobiliarix(),
    paths.settingsRoot(),
    ...settingsTypes.map((type) => paths.settings(type)),
    paths.login(),
    paths.login("/admin/site/7/chat?page=2"),
    paths.register(),
  ];
  expect(all).toMatchInlineSnapshot(`
    [
      "/",
      "/admin",
      "/admin/site/7/settings",
      "/admin/site/7/feeds",
      "/admin/site/7/pages",
      "/admin/site/7/topics",
      "/admin/site/7/articles",
      "/admin/site/7/localization",
      "/admin/site/7/chat",
      "/admin/site/7/elastic",
      "/sites/7/authors",
      "/admin/site/7/session/chat_1-a/fork",
      "/admin/site/7/articles/12/compose",
      "/admin/site/7/articles/12/prioritize-products",
      "/admin/site/7/articles/12/generate",
      "/admin/site/7/articles/12/finetune",
      "/admin/site/7/articles/12/final",
      "/admin/imobiliarix",
      "/settings",
      "/settings/bot",
      "/settings/feed",
      "/settings/translation",
      "/login",
      "/login?returnTo=%2Fadmin%2Fsite%2F7%2Fchat%3Fpage%3D2",
      "/register",
    ]
  `);
});

test("a pattern filled with ids is the path", () => {
  const params = { id: "7", articleId: "12", sessionId: "s1" };
  const filled = (pattern: string) => generatePath(pattern, params);
  for (const tab of siteTabs) expect(filled(patterns.siteTab(tab))).toBe(paths.siteTab(7, tab));
  for (const step of steps) expect(filled(patterns.wizard(step))).toBe(paths.wizard(7, 12, step));
  for (const type of settingsTypes) {
    expect(filled(patterns.settings(type))).toBe(paths.settings(type));
  }
  expect(filled(patterns.forkSession)).toBe(paths.forkSession(7, "s1"));
  expect(filled(patterns.root)).toBe(paths.root());
  expect(filled(patterns.sites)).toBe(paths.sites());
  expect(filled(patterns.imobiliarix)).toBe(paths.imobiliarix());
  expect(filled(patterns.settingsRoot)).toBe(paths.settingsRoot());
  expect(filled(patterns.login)).toBe(paths.login());
  expect(filled(patterns.register)).toBe(paths.register());
});

test("an id cannot leave its segment", () => {
  expect(paths.forkSession(7, "../../login?x#y")).toBe(
    "/admin/site/7/session/..%2F..%2Flogin%3Fx%23y/fork",
  );
});

test("a path tells which site it is about", () => {
  const ofSite = [
    ...siteTabs.map((tab) => paths.siteTab(12, tab)),
    paths.forkSession(12, "chat_1-a"),
    ...steps.map((step) => paths.wizard(12, 7, step)),
  ];
  expect(new Set(ofSite.map(siteIdOf))).toEqual(new Set([12]));
  const others = [
    paths.sites(),
    paths.imobiliarix(),
    paths.settings("bot"),
    "/admin/site/1x/feeds",
  ];
  expect(new Set(others.map(siteIdOf))).toEqual(new Set([null]));
});
