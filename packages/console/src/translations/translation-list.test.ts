import { expect, test } from "vitest";
import {
  countByKey,
  readScope,
  scopeName,
  viewKeys,
  viewTranslations,
} from "./translation-list.ts";

const about = { id: 1, key: "nav.about" };
const rows = [
  { key: about, site: null, strings: [{ locale: "en", localizedText: "About us" }] },
  { key: about, site: { id: 7 }, strings: [{ locale: "pt", localizedText: "Sobre nós" }] },
  { key: { id: 2, key: "home.latest" }, site: { id: 8 }, strings: [] },
];

test.for([
  [null, "all"],
  ["", "all"],
  ["shared", "shared"],
  ["7", 7],
  ["0", "all"],
  ["7x", "all"],
] as const)("the scope of %o is %o", ([text, scope]) => {
  expect(readScope(text)).toBe(scope);
});

test("translations are found by scope, key and any of their texts", () => {
  expect(viewTranslations(rows, "", "all")).toHaveLength(3);
  expect(viewTranslations(rows, "", "shared")).toEqual([rows[0]]);
  expect(viewTranslations(rows, "", 7)).toEqual([rows[1]]);
  expect(viewTranslations(rows, "SOBRE nav", "all")).toEqual([rows[1]]);
  expect(viewTranslations(rows, "latest", 7)).toEqual([]);
});

test("keys are found by name and description", () => {
  const keys = [
    { key: "nav.about", description: "Link to the page." },
    { key: "home.latest", description: null },
  ];
  expect(viewKeys(keys, "link")).toEqual([keys[0]]);
  expect(viewKeys(keys, "home")).toEqual([keys[1]]);
});

test("a scope is told by the site's name", () => {
  const sites = [{ id: 7, name: "Presentes" }];
  expect(scopeName(null, sites)).toBe("All sites");
  expect(scopeName({ id: 7 }, sites)).toBe("Presentes");
  expect(scopeName({ id: 9 }, sites)).toBe("Site 9");
});

test("translations are counted by key", () => {
  expect([...countByKey(rows)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
