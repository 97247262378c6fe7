import { expect, test } from "vitest";
import { paths, settingsTypes, siteTabs } from "../paths.ts";
import { articleAt } from "./article-at.ts";

test.for([1, 2, 3, 4, 5] as const)("SHELL-6 step %i of an article has its log", (step) => {
  expect(articleAt(paths.wizard(7, 12, step))).toBe(12);
});

test.for([
  paths.sites(),
  ...siteTabs.map((tab) => paths.siteTab(7, tab)),
  paths.forkSession(7, "cs_1"),
  paths.imobiliarix(),
  ...settingsTypes.map(paths.settings),
  paths.login(),
  paths.register(),
  "/admin/site/7/articles/12",
  "/admin/site/7/articles/twelve/compose",
  "/admin/site/7/articles/12/compose/more",
])("SHELL-6 %s has none", (path) => {
  expect(articleAt(path)).toBeNull();
});
