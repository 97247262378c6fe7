import { expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";
import { localesOf } from "./site-locales.ts";

const { call, db, ok } = await startTestApp();

type Translations = Schema<"TranslationCollection">;

/** The texts of a collection by `key locale`. */
function textsOf({ member }: Translations): Map<string, string> {
  return new Map(
    member.flatMap(({ key, strings }) =>
      strings.map(({ locale, localizedText }) => [`${key.key} ${locale}`, localizedText]),
    ),
  );
}

function generate(siteId: number): Promise<Translations> {
  return ok<Translations>("GET", `/sites/${siteId}/generate/translations`);
}

test("what the site lacks is filled, what it has stays", async () => {
  await ok("PATCH", "/translation_strings/1", { localizedText: "See it in the shop" });
  const before = await ok<Translations>("GET", "/translations?siteId=1");
  const own = before.member[0]?.strings.find(({ locale }) => locale === "pt");
  await ok("PATCH", `/translation_strings/${own?.id}`, { localizedText: "Comprar aqui" });
  const filled = await generate(1);
  const keys = await ok<Schema<"TranslationKeyCollection">>("GET", "/translation_keys");
  const texts = textsOf(filled);
  expect(texts.size).toBe(keys.totalItems * 2);
  expect(texts.get("article.buy_button pt")).toBe("Comprar aqui");
  expect(texts.get("nav.about pt")).toBe("Sobre nós");
  expect(await ok("GET", "/translations?siteId=1")).toEqual(filled);
  expect(await generate(1)).toEqual(filled);
});

test("a language that no translation has is written by a bot, and its call is kept", async () => {
  const texts = textsOf(await generate(5));
  expect(texts.get("home.headline de")).toBe("Finde das richtige Geschenk");
  const calls = db.selectFrom("debugs").selectAll().where("articleId", "is", null);
  const [entry] = await calls.orderBy("id", "desc").limit(1).execute();
  expect(entry?.bot).toBe("wrapperix");
  expect(JSON.stringify(entry?.request)).toContain("Find the right gift");
  expect(JSON.stringify(entry?.response)).toContain("Finde das richtige Geschenk");
});

test("offline, a text that the phrase book lacks is not made up", async () => {
  const { id: keyId } = await ok<Schema<"TranslationKey">>("POST", "/translation_keys", {
    key: "test.unheard_of",
  });
  const strings = [{ locale: "en", localizedText: "Never seen before" }];
  await ok("POST", "/translations", { keyId, strings });
  const texts = textsOf(await generate(5));
  expect(texts.get("test.unheard_of en")).toBe("Never seen before");
  expect(texts.has("test.unheard_of de")).toBe(false);
});

test("when every provider fails nothing is stored", async () => {
  const setting = { defaultProvider: "openai", backupProvider: null };
  await db.updateTable("botSettings").set(setting).where("bot", "=", "wrapperix").execute();
  const before = await ok<Translations>("GET", "/translations?siteId=4");
  await ok("PATCH", "/sites/4", { settingsSite: { metadata: { locales: ["nl"] } } });
  expect((await call("GET", "/sites/4/generate/translations")).status).toBe(502);
  expect(await ok("GET", "/translations?siteId=4")).toEqual(before);
});

test("an unknown site has no translations to generate", async () => {
  expect((await call("GET", "/sites/999999/generate/translations")).status).toBe(404);
});

test("a site's locales come from its metadata, else from its country", () => {
  expect(localesOf({ country: "PT", metadata: { locales: ["pt", "en", "pt", 7] } })).toEqual([
    "pt",
    "en",
  ]);
  expect(localesOf({ country: "BR", metadata: {} })).toEqual(["pt-BR"]);
  expect(localesOf({ country: null, metadata: { locales: "pt" } })).toEqual(["en"]);
});
