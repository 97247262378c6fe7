import type { Db } from "../db/open.ts";
import { anyBudget, type Budget, type WeightedKeyword } from "../search/criteria.ts";
import { searchProducts, type FoundProduct } from "../search/product-search.ts";
import type { SearchPart } from "../search/ts-query.ts";
import type { RankedProduct } from "../writer/facets.ts";

/** What a match is worth when a whole subject is looked for: being on its shelf counts most. */
const subjectBoosts: Readonly<Record<SearchPart, number>> = {
  title: 3,
  category: 4,
  description: 1,
};

const mostHits = 150;
/** Without keywords everything matches; a wide sample then shows what the feeds hold. */
const widestSample = 400;

/** The feeds of a site. */
export async function feedIdsOf(db: Db, siteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("siteFeeds")
    .select("feedId")
    .where("siteId", "=", siteId)
    .orderBy("feedId")
    .execute();
  return rows.map(({ feedId }) => feedId);
}

/** A keyword for each part of a product. @param factor on the boosts */
export function inAllParts(
  keywords: readonly string[],
  boosts: Readonly<Record<SearchPart, number>>,
  factor = 1,
): WeightedKeyword[] {
  return keywords.flatMap((keyword) =>
    (["title", "category", "description"] as const).map((part) => ({
      part,
      keyword,
      boost: boosts[part] * factor,
    })),
  );
}

/**
 * What a site's feeds hold for some keywords, best first; without keywords, a sample of what
 * fits the budget.
 */
export async function findHits(
  db: Db,
  siteId: number,
  keywords: readonly string[],
  budget: Budget = anyBudget,
): Promise<RankedProduct[]> {
  const feedIds = await feedIdsOf(db, siteId);
  const limit = keywords.length > 0 ? mostHits : widestSample;
  const { products } = await searchProducts(
    db,
    { feedIds, keywords: inAllParts(keywords, subjectBoosts), negatives: [], budget },
    { offset: 0, limit },
  );
  return products.map(toRanked);
}

function toRanked({ description, ...product }: FoundProduct): RankedProduct {
  return { ...product, source: description };
}
