import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { found } from "../../http/problem.ts";
import { countOf, windowOf, type Collection, type PageQuery } from "../pagination.ts";

type Translation = Schema<"Translation">;

/** A stored translation with its key. */
interface TranslationRow {
  id: number;
  siteId: number | null;
  keyId: number;
  key: string;
  description: string | null;
}

function selectTranslations(db: Db) {
  return db
    .selectFrom("translations")
    .innerJoin("translationKeys", "translationKeys.id", "translations.keyId")
    .select([
      "translations.id",
      "translations.siteId",
      "translations.keyId",
      "translationKeys.key",
      "translationKeys.description",
    ])
    .orderBy("translationKeys.key")
    .orderBy("translations.id");
}

/** A page of translations by key, those of one site or all. */
export async function listTranslations(
  db: Db,
  siteId: number | undefined,
  page: PageQuery,
): Promise<Collection<Translation>> {
  const query = selectTranslations(db).$if(siteId !== undefined, (all) =>
    all.where("translations.siteId", "=", siteId ?? null),
  );
  const { offset, limit } = windowOf(page);
  const rows = await query.offset(offset).limit(limit).execute();
  return { member: await withStrings(db, rows), totalItems: await countOf(query) };
}

/** A translation by its id. @throws ProblemError 404 when there is none */
export async function requireTranslation(db: Db, id: number): Promise<Translation> {
  const row = await selectTranslations(db).where("translations.id", "=", id).executeTakeFirst();
  const [translation] = await withStrings(db, [found(row)]);
  return found(translation);
}

async function withStrings(db: Db, rows: TranslationRow[]): Promise<Translation[]> {
  if (rows.length === 0) return [];
  const strings = await db
    .selectFrom("translationStrings")
    .selectAll()
    .where(
      "translationId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("locale")
    .execute();
  const byTranslation = Map.groupBy(strings, ({ translationId }) => translationId);
  return rows.map((row) => ({
    id: row.id,
    key: { id: row.keyId, key: row.key, description: row.description },
    site: row.siteId === null ? null : { id: row.siteId },
    strings: (byTranslation.get(row.id) ?? []).map(({ id, locale, localizedText }) => ({
      id,
      locale,
      localizedText,
    })),
  }));
}
