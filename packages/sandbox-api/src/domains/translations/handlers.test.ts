import { describe, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Key = Schema<"TranslationKey">;
type Translation = Schema<"Translation">;
type Translations = Schema<"TranslationCollection">;

let keys = 0;
function createKey(): Promise<Key> {
  keys += 1;
  return ok<Key>("POST", "/translation_keys", { key: `test.key_${keys}` });
}

describe("keys", () => {
  test("a key is created, changed and deleted with its translations", async () => {
    const { id, key, description } = await createKey();
    expect(description).toBeNull();
    const translation = await ok<Translation>("POST", "/translations", {
      keyId: id,
      strings: [{ locale: "pt", localizedText: "Olá" }],
    });
    expect(translation).toMatchObject({ key: { id, key }, site: null });
    const changed = await ok<Key>("PATCH", `/translation_keys/${id}`, { description: "Greeting" });
    expect(changed).toEqual({ id, key, description: "Greeting" });
    expect((await call("DELETE", `/translation_keys/${id}`)).status).toBe(204);
    expect((await call("GET", `/translations/${translation.id}`)).status).toBe(404);
  });

  test("a key exists once and holds letters, digits, dots and dashes", async () => {
    const { id, key } = await createKey();
    const second = await call<ProblemBody>("POST", "/translation_keys", { key });
    expect([second.status, second.body.detail]).toEqual([422, "key: This key exists already."]);
    const other = await createKey();
    expect((await call("PATCH", `/translation_keys/${other.id}`, { key })).status).toBe(422);
    expect((await call("POST", "/translation_keys", { key: "a b" })).status).toBe(422);
    expect(await ok("PATCH", `/translation_keys/${id}`, {})).toMatchObject({ key });
  });

  test("keys are listed by name", async () => {
    const { member } = await ok<Schema<"TranslationKeyCollection">>("GET", "/translation_keys");
    const names = member.map(({ key }) => key);
    expect(names).toEqual([...names].sort());
    expect((await call("PATCH", "/translation_keys/999999", {})).status).toBe(404);
    expect((await call("DELETE", "/translation_keys/999999")).status).toBe(404);
  });
});

describe("translations", () => {
  test("those of one site are listed, with their strings by locale", async () => {
    const { member, totalItems } = await ok<Translations>("GET", "/translations?siteId=1");
    expect(member).toHaveLength(totalItems);
    expect(member.every(({ site }) => site?.id === 1)).toBe(true);
    expect(member[0]?.strings.map(({ locale }) => locale)).toEqual(["en", "pt"]);
    const page = await ok<Translations>("GET", "/translations?siteId=1&page=2&itemsPerPage=2");
    expect(page.member).toEqual(member.slice(2, 4));
    const all = await ok<Translations>("GET", "/translations");
    expect(all.totalItems).toBeGreaterThan(totalItems);
  });

  test("new strings replace the old, and a locale that stays keeps its id", async () => {
    const { id: keyId } = await createKey();
    const created = await ok<Translation>("POST", "/translations", {
      keyId,
      siteId: 2,
      strings: [
        { locale: "es", localizedText: "Hola" },
        { locale: "pt-BR", localizedText: "Oi" },
      ],
    });
    const changed = await ok<Translation>("PATCH", `/translations/${created.id}`, {
      siteId: null,
      strings: [
        { locale: "es", localizedText: "Buenas" },
        { locale: "en", localizedText: "Hi" },
      ],
    });
    expect(changed.site).toBeNull();
    expect(changed.strings.map(({ locale, localizedText }) => [locale, localizedText])).toEqual([
      ["en", "Hi"],
      ["es", "Buenas"],
    ]);
    expect(changed.strings[1]?.id).toBe(created.strings[0]?.id);
    const emptied = await ok<Translation>("PATCH", `/translations/${created.id}`, { strings: [] });
    expect(emptied.strings).toEqual([]);
    expect((await call("DELETE", `/translations/${created.id}`)).status).toBe(204);
    expect((await call("DELETE", `/translations/${created.id}`)).status).toBe(404);
  });

  test("a key has one translation per site, and one for all sites", async () => {
    const { id: keyId } = await createKey();
    await ok("POST", "/translations", { keyId, strings: [] });
    const forSite = await ok<Translation>("POST", "/translations", {
      keyId,
      siteId: 1,
      strings: [],
    });
    const again = await call<ProblemBody>("POST", "/translations", { keyId, strings: [] });
    expect([again.status, again.body.violations?.[0]?.propertyPath]).toEqual([422, "keyId"]);
    const moved = await call("PATCH", `/translations/${forSite.id}`, { siteId: null });
    expect(moved.status).toBe(422);
  });

  test("unknown keys and sites and doubled locales are violations", async () => {
    const text = { locale: "pt", localizedText: "a" };
    const { status, body } = await call<ProblemBody>("POST", "/translations", {
      keyId: 999999,
      siteId: 999999,
      strings: [text, text],
    });
    expect(status).toBe(422);
    expect(body.violations).toEqual([
      { propertyPath: "keyId", message: "There is no key 999999." },
      { propertyPath: "siteId", message: "There is no site 999999." },
      { propertyPath: "strings[1].locale", message: "This locale is given twice." },
    ]);
    const strings = [{ locale: "Portuguese", localizedText: 1 }];
    const malformed = await call<ProblemBody>("PATCH", "/translations/1", { strings });
    expect(malformed.body.violations?.map(({ propertyPath }) => propertyPath)).toEqual([
      "strings[0].locale",
      "strings[0].localizedText",
    ]);
    expect((await call("PATCH", "/translations/999999", {})).status).toBe(404);
  });
});

describe("strings", () => {
  test("a text is changed on its own", async () => {
    const { member } = await ok<Translations>("GET", "/translations?siteId=3");
    const string = member[0]?.strings[0];
    const changed = await ok("PATCH", `/translation_strings/${string?.id}`, {
      localizedText: "<em>Texte</em>",
    });
    expect(changed).toEqual({ ...string, localizedText: "<em>Texte</em>" });
    expect(await ok("PATCH", `/translation_strings/${string?.id}`, {})).toEqual(changed);
  });

  test("an unknown string is not found, a text must be a text", async () => {
    const body = { localizedText: "x" };
    expect((await call("PATCH", "/translation_strings/999999", body)).status).toBe(404);
    expect((await call("PATCH", "/translation_strings/1", { localizedText: null })).status).toBe(
      422,
    );
  });
});
