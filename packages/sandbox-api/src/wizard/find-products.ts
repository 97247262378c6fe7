import type { Db } from "../db/open.ts";
import type { Budget } from "../search/criteria.ts";
import { searchProducts, type FoundProduct } from "../search/product-search.ts";
import { readBudget } from "../writer/text/budget.ts";
import { keywordsOf } from "../writer/text/keywords.ts";
import { chooseProducts, type ChosenProduct } from "./choose-products.ts";
import { feedIdsOf, inAllParts } from "./find-hits.ts";
import { refreshFlags } from "./flags.ts";
import { inTransaction } from "./in-transaction.ts";
import type { IdeaRow } from "./rows.ts";

/** An idea's first keyword says what it is about, and counts twice. */
const ideaBoosts = { title: 3, category: 3, description: 1 };
/** Products of one idea. */
const mostProducts = 20;
const searched = 80;

/**
 * Searches the site's feeds for an idea and adds products that it does not have yet, up to 20
 * in all. When none is selected, the best three start out selected.
 */
export async function findProducts(db: Db, idea: IdeaRow): Promise<void> {
  // In one transaction, so that no import takes away what was just found.
  await inTransaction(db, async (trx) => {
    const found = await searchForIdea(trx, idea);
    const there = await productsOf(trx, idea.id);
    await insertChosen(trx, idea, found, there);
    await refreshFlags(trx, idea.articleId);
  });
}

/**
 * Searches the site's feeds for an idea anew. Selected products that are found again stay as
 * they are; all others give way.
 */
export async function replaceProducts(db: Db, idea: IdeaRow): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await searchForIdea(trx, idea);
    const foundIds = new Set(found.map(({ id }) => id));
    const there = await productsOf(trx, idea.id);
    const kept = there.filter(
      ({ status, catalogueProductId }) => status && foundIds.has(catalogueProductId ?? 0),
    );
    const keptIds = new Set(kept.map(({ id }) => id));
    const gone = there.flatMap(({ id }) => (keptIds.has(id) ? [] : [id]));
    if (gone.length > 0) await trx.deleteFrom("ideaProducts").where("id", "in", gone).execute();
    // Those that were seen and not wanted make room for others.
    const unwanted = new Set(there.flatMap((row) => (row.status ? [] : row.catalogueProductId)));
    await insertChosen(trx, idea, found, kept, unwanted);
    await refreshFlags(trx, idea.articleId);
  });
}

async function searchForIdea(db: Db, idea: IdeaRow): Promise<FoundProduct[]> {
  const feedIds = await feedIdsOf(db, idea.siteId);
  const own = idea.keywords.length > 0 ? idea.keywords : keywordsOf(idea.title ?? "");
  const prompt = [...new Set([...idea.promptKeywords, ...keywordsOf(idea.prompt)])];
  const budget = narrower(readBudget(idea.prompt).budget, readBudget(idea.title ?? "").budget);
  const { products } = await searchProducts(
    db,
    {
      feedIds,
      keywords: [
        ...inAllParts(own.slice(0, 1), ideaBoosts, 2),
        ...inAllParts(own.slice(1), ideaBoosts),
        ...inAllParts(prompt, ideaBoosts, 0.4),
      ],
      negatives: [],
      budget,
    },
    { offset: 0, limit: searched },
  );
  return products;
}

function narrower(a: Budget, b: Budget): Budget {
  const min = Math.max(a.min ?? 0, b.min ?? 0);
  const max = Math.min(a.max ?? Number.POSITIVE_INFINITY, b.max ?? Number.POSITIVE_INFINITY);
  if (min > max) return a;
  return { min: min > 0 ? min : null, max: Number.isFinite(max) ? max : null };
}

interface StoredProduct {
  id: number;
  catalogueProductId: number | null;
  status: boolean;
}

function productsOf(db: Db, ideaId: number): Promise<StoredProduct[]> {
  return db
    .selectFrom("ideaProducts")
    .select(["id", "catalogueProductId", "status"])
    .where("ideaId", "=", ideaId)
    .execute();
}

async function insertChosen(
  db: Db,
  idea: IdeaRow,
  found: readonly FoundProduct[],
  there: readonly StoredProduct[],
  unwanted: ReadonlySet<number | null> = new Set(),
): Promise<void> {
  const here = new Set(there.map(({ catalogueProductId }) => catalogueProductId));
  const used = await usedElsewhere(db, idea);
  for (const id of unwanted) if (id !== null && !used.has(id)) used.set(id, false);
  const candidates = found.filter(({ id }) => !here.has(id));
  const chosen = chooseProducts(candidates, used, mostProducts - there.length);
  if (chosen.length === 0) return;
  const hasSelected = there.some(({ status }) => status);
  await db
    .insertInto("ideaProducts")
    .values(chosen.map((choice) => copyFor(idea.id, choice, !hasSelected)))
    .execute();
}

/** What other ideas of the article show, and whether it is selected there. */
async function usedElsewhere(db: Db, idea: IdeaRow): Promise<Map<number, boolean>> {
  const rows = await db
    .selectFrom("ideaProducts")
    .innerJoin("ideas", "ideas.id", "ideaProducts.ideaId")
    .innerJoin("prompts", "prompts.id", "ideas.promptId")
    .select(["catalogueProductId", "ideaProducts.status"])
    .where("prompts.articleId", "=", idea.articleId)
    .where("ideaProducts.ideaId", "!=", idea.id)
    .execute();
  const used = new Map<number, boolean>();
  for (const { catalogueProductId: id, status } of rows) {
    if (id !== null) used.set(id, status || (used.get(id) ?? false));
  }
  return used;
}

function copyFor(ideaId: number, { product, picked }: ChosenProduct, select: boolean) {
  const { title, price, currency, image, url, brand, category } = product;
  return {
    ideaId,
    catalogueProductId: product.id,
    status: select && picked,
    title,
    price,
    currency,
    image,
    url,
    brand,
    category,
  };
}
