import type { BotContext } from "../../bots/context.ts";
import type { Db } from "../../db/open.ts";
import type { SiteRow } from "../sites/site.ts";
import { missingStrings, type MissingString } from "./missing-strings.ts";
import { languageOf, localesOf } from "./site-locales.ts";
import { translateTexts } from "./translate.ts";

/** A text that was found or written for a site. */
interface FilledString {
  keyId: number;
  locale: string;
  localizedText: string;
}

/**
 * Fills the strings that a site lacks: with those for all sites, else a bot translates them.
 * Strings that exist stay.
 * @throws ProblemError 502 when the bot's providers fail; nothing is stored then
 */
export async function fillSite(context: BotContext, site: SiteRow): Promise<void> {
  const missing = await missingStrings(context.db, site.id, localesOf(site));
  const copied = missing.flatMap(copyOf);
  const unknown = missing.filter(({ locale, texts }) => !texts.has(locale));
  const translated: FilledString[] = [];
  for (const group of Map.groupBy(unknown, pairOf).values()) {
    translated.push(...(await translateGroup(context, group)));
  }
  await store(context.db, site.id, [...copied, ...translated]);
}

function copyOf({ keyId, locale, texts }: MissingString): FilledString[] {
  const localizedText = texts.get(locale);
  return localizedText === undefined ? [] : [{ keyId, locale, localizedText }];
}

/** Locale to translate from: the same language, else English, else the first there is. */
function baseOf({ locale, texts }: MissingString): string {
  const locales = [...texts.keys()];
  const same = locales.find((other) => languageOf(other) === languageOf(locale));
  const english = locales.find((other) => languageOf(other) === "en");
  return same ?? english ?? locales[0] ?? "";
}

function pairOf(missing: MissingString): string {
  return `${baseOf(missing)} ${missing.locale}`;
}

async function translateGroup(
  context: BotContext,
  group: MissingString[],
): Promise<FilledString[]> {
  const [from = "", to = ""] = group[0] ? pairOf(group[0]).split(" ") : [];
  const texts = new Map(group.map((missing) => [missing.key, missing.texts.get(from) ?? ""]));
  const translations = await translateTexts(context, { from, to, texts });
  return group.flatMap(({ key, keyId, locale }) => {
    const localizedText = translations.get(key);
    return localizedText === undefined ? [] : [{ keyId, locale, localizedText }];
  });
}

function store(db: Db, siteId: number, strings: FilledString[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (strings.length === 0) return;
    const keyIds = [...new Set(strings.map(({ keyId }) => keyId))];
    await trx
      .insertInto("translations")
      .values(keyIds.map((keyId) => ({ keyId, siteId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await trx
      .selectFrom("translations")
      .select(["id", "keyId"])
      .where("siteId", "=", siteId)
      .where("keyId", "in", keyIds)
      .execute();
    const ids = new Map(rows.map(({ id, keyId }) => [keyId, id]));
    const values = strings.flatMap(({ keyId, locale, localizedText }) => {
      const translationId = ids.get(keyId);
      return translationId === undefined ? [] : [{ translationId, locale, localizedText }];
    });
    await trx
      .insertInto("translationStrings")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
