import { expect, test } from "vitest";
import { paletteGroups, type PaletteParts } from "./commands.ts";

const site = (id: number, name: string, status: string) => ({
  id,
  name,
  status,
  settingsSite: { country: id === 1 ? "PT" : null },
});
const progress = {
  hasProducts: true,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasGeneratedArticle: false,
};
const presentes = site(1, "Presentes", "live");
const parts: PaletteParts = {
  sites: [presentes, site(2, "Regalos", "draft")],
  site: presentes,
  articles: [
    { id: 7, title: "Gifts for coffee lovers", ...progress },
    { id: 8, title: null, ...progress },
  ],
  nextTheme: "dark",
  sidebar: "expanded",
  otherEnvironment: "PROD",
};
const labels = (given: PaletteParts) =>
  paletteGroups(given).map(({ title, commands }) => [title, commands.map(({ label }) => label)]);
const find = (given: PaletteParts, id: string) =>
  paletteGroups(given)
    .flatMap(({ commands }) => commands)
    .find((command) => command.id === id);

test("on a page of a site its tabs and articles can be found beside everything else", () => {
  expect(labels(parts).map(([title]) => title)).toEqual([
    "Actions",
    "Presentes",
    "Sites",
    "Settings",
    "Articles of Presentes",
  ]);
  expect(find(parts, "article-7")?.href).toBe("/admin/site/1/articles/7/prioritize-products");
  expect(find(parts, "article-8")?.label).toBe("Untitled article 8");
  expect(find(parts, "tab-authors")?.href).toBe("/sites/1/authors");
});

test("elsewhere there are sites, settings and actions", () => {
  const elsewhere = { ...parts, site: undefined, articles: [] };
  expect(labels(elsewhere).map(([title]) => title)).toEqual(["Actions", "Sites", "Settings"]);
  expect(find(elsewhere, "article")).toBeUndefined();
  expect(find(elsewhere, "site-2")).toMatchObject({ description: "N/A · draft" });
});

test("what is not possible is not offered", () => {
  const plain = { ...parts, site: undefined, sidebar: null, otherEnvironment: null };
  expect(labels(plain)[0]).toEqual([
    "Actions",
    ["New site", "Change the theme to dark", "Log out"],
  ]);
  expect(find({ ...parts, sidebar: "collapsed" }, "sidebar")?.label).toBe("Expand the sidebar");
});

test("every command has an id of its own", () => {
  const ids = paletteGroups(parts).flatMap(({ commands }) => commands.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
