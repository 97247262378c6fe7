import { expect, test } from "vitest";
import { changeOf, countMissing, gridRows, localesOf, textOf, viewRows } from "./grid.ts";

const keys = [
  { id: 1, key: "nav.about", description: "Link to the page." },
  { id: 2, key: "nav.contact", description: null },
];
const about = {
  id: 10,
  key: { id: 1 },
  strings: [
    { id: 100, locale: "pt", localizedText: "Sobre nós" },
    { id: 101, locale: "en", localizedText: "About us" },
    { id: 102, locale: "fr", localizedText: " " },
  ],
};
const rows = gridRows(keys, [about]);
const [aboutRow, contactRow] = rows as [(typeof rows)[0], (typeof rows)[0]];

test("the site's own list of locales comes first, then what it has texts in, then what was added", () => {
  const metadata = { locales: ["pt-BR", "pt", 3, ""] };
  expect(localesOf(metadata, [about], ["de", "pt"])).toEqual(["pt-BR", "pt", "en", "fr", "de"]);
  expect(localesOf(undefined, [])).toEqual([]);
  expect(localesOf(["pt"], [])).toEqual([]);
  expect(localesOf({ locales: "pt" }, [])).toEqual([]);
});

test("every key has a row, with the site's translation where there is one", () => {
  expect(rows.map(({ key, translation }) => [key, translation?.id])).toEqual([
    ["nav.about", 10],
    ["nav.contact", undefined],
  ]);
});

test("a text that is not there, or blank, is missing", () => {
  expect(textOf(aboutRow, "pt")?.id).toBe(100);
  expect(textOf(aboutRow, "fr")).toBeNull();
  expect(textOf(contactRow, "pt")).toBeNull();
  expect(countMissing(rows, ["pt", "fr"])).toBe(3);
});

test("rows are found by key, description and text, or by what they lack", () => {
  expect(viewRows(rows, "sobre link", ["pt"], false)).toEqual([aboutRow]);
  expect(viewRows(rows, "", ["pt"], true)).toEqual([contactRow]);
  expect(viewRows(rows, "", ["pt", "fr"], true)).toEqual(rows);
});

test("a changed text is sent by itself", () => {
  expect(changeOf(aboutRow, "pt", "Quem somos")).toEqual({
    call: "string",
    id: 100,
    localizedText: "Quem somos",
  });
});

test("a new locale and one that is taken away replace the strings of the translation", () => {
  const strings = [
    { locale: "pt", localizedText: "Sobre nós" },
    { locale: "en", localizedText: "About us" },
    { locale: "fr", localizedText: " " },
  ];
  expect(changeOf(aboutRow, "de", "Über uns")).toEqual({
    call: "translation",
    id: 10,
    strings: [...strings, { locale: "de", localizedText: "Über uns" }],
  });
  expect(changeOf(aboutRow, "pt", "")).toEqual({
    call: "translation",
    id: 10,
    strings: strings.slice(1),
  });
});

test("the first text of a key creates its translation", () => {
  expect(changeOf(contactRow, "pt", "Contactos")).toEqual({
    call: "create",
    keyId: 2,
    strings: [{ locale: "pt", localizedText: "Contactos" }],
  });
});

test("the only text of a key takes its translation with it", () => {
  const only = { ...about, strings: about.strings.slice(0, 1) };
  const [row] = gridRows(keys, [only]);
  expect(changeOf(row!, "pt", "")).toEqual({ call: "delete", id: 10 });
});

test("what does not change is not sent", () => {
  expect(changeOf(aboutRow, "pt", "Sobre nós")).toBeNull();
  expect(changeOf(contactRow, "pt", "")).toBeNull();
});
