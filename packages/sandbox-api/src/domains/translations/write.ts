import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { ViolationError, type Violation } from "../../http/problem.ts";

/**
 * Checks what a translation refers to.
 * @throws ViolationError for an unknown key or site, or a locale that is given twice
 */
export async function assertWritable(db: Db, body: Schema<"TranslationPatch">): Promise<void> {
  const violations: Violation[] = [];
  if (body.keyId !== undefined && !(await exists(db, "translationKeys", body.keyId))) {
    violations.push({ propertyPath: "keyId", message: `There is no key ${body.keyId}.` });
  }
  if (body.siteId != null && !(await exists(db, "sites", body.siteId))) {
    violations.push({ propertyPath: "siteId", message: `There is no site ${body.siteId}.` });
  }
  const locales = (body.strings ?? []).map(({ locale }) => locale);
  for (const [index, locale] of locales.entries()) {
    if (locales.indexOf(locale) === index) continue;
    const message = "This locale is given twice.";
    violations.push({ propertyPath: `strings[${index}].locale`, message });
  }
  if (violations.length > 0) throw new ViolationError(violations);
}

async function exists(db: Db, table: "translationKeys" | "sites", id: number): Promise<boolean> {
  const row = db.selectFrom(table).select("id").where("id", "=", id);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Makes these the strings of a translation; a locale that stays keeps its id. */
export async function replaceStrings(
  db: Db,
  translationId: number,
  strings: Schema<"TranslationText">[],
): Promise<void> {
  const locales = strings.map(({ locale }) => locale);
  await db
    .deleteFrom("translationStrings")
    .where("translationId", "=", translationId)
    .$if(locales.length > 0, (others) => others.where("locale", "not in", locales))
    .execute();
  if (strings.length === 0) return;
  await db
    .insertInto("translationStrings")
    .values(strings.map(({ locale, localizedText }) => ({ translationId, locale, localizedText })))
    .onConflict((conflict) =>
      conflict
        .columns(["translationId", "locale"])
        .doUpdateSet((row) => ({ localizedText: row.ref("excluded.localizedText") })),
    )
    .execute();
}
