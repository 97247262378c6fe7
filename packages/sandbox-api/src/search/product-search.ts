import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Db } from "../db/open.ts";
import type { CatalogueProductTable } from "../db/tables/catalogue.ts";
import type { SearchCriteria } from "./criteria.ts";
import { anyOf, keywordQuery } from "./ts-query.ts";

/** A product of the catalogue that a search found. */
export interface FoundProduct extends Omit<
  Selectable<CatalogueProductTable>,
  "externalId" | "search"
> {
  /** Sum of the boosts of the keywords that match, and a little for how well they do. */
  score: number;
}

/** One page of what was found. */
export interface SearchResult {
  products: FoundProduct[];
  /** On all pages. */
  total: number;
}

/**
 * Searches the products of some feeds, best first.
 * @param window rows to skip and to take
 */
export async function searchProducts(
  db: Db,
  criteria: SearchCriteria,
  window: { offset: number; limit: number },
): Promise<SearchResult> {
  const queries = criteria.keywords.flatMap(({ part, keyword, boost }) => {
    const query = keywordQuery(keyword, part);
    return query === undefined ? [] : [{ query, boost }];
  });
  // Keywords without any word in them match nothing, rather than everything.
  if (queries.length === 0 && criteria.keywords.length > 0) return { products: [], total: 0 };
  const { rows } = await sql<FoundProduct & { total: number }>`
    with keyword as materialized (
      select query::tsquery as query, boost
      from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as k(query text, boost float8)
    ), hit as materialized (
      select id, search from catalogue_products where ${filterOf(criteria, queries)}
    )
    select
      p.id, p.feed_id, p.title, p.description, p.price, p.currency, p.brand, p.category, p.url,
      p.image, scored.score, (select count(*)::int from hit) as total
    from (
      select
        hit.id,
        round((
          coalesce((select sum(boost) from keyword where hit.search @@ keyword.query), 1)
          + ${closeness(queries)}
        )::numeric, 4) as score
      from hit
      order by score desc, hit.id
      offset ${window.offset} limit ${window.limit}
    ) as scored
    join catalogue_products p on p.id = scored.id
    order by scored.score desc, p.id
  `.execute(db);
  const [first] = rows;
  const total = first?.total ?? (window.offset > 0 ? await countHits(db, criteria, queries) : 0);
  return { products: rows.map(toProduct), total };
}

function toProduct(row: FoundProduct): FoundProduct {
  const { id, feedId, title, description, price, currency, brand, category, url, image, score } =
    row;
  return { id, feedId, title, description, price, currency, brand, category, url, image, score };
}

interface BoostedQuery {
  query: string;
  boost: number;
}

function filterOf(criteria: SearchCriteria, queries: BoostedQuery[]): RawBuilder<unknown> {
  const { budget } = criteria;
  const conditions = [sql`feed_id in (select unnest(${[...criteria.feedIds]}::int[]))`];
  const wanted = anyOf(queries.map(({ query }) => query));
  if (wanted !== undefined) conditions.push(sql`search @@ ${wanted}::tsquery`);
  const unwanted = anyOf(
    criteria.negatives.flatMap(({ part, keyword }) => keywordQuery(keyword, part) ?? []),
  );
  if (unwanted !== undefined) conditions.push(sql`not search @@ ${unwanted}::tsquery`);
  if (budget.min !== null) conditions.push(sql`price >= ${budget.min}::numeric`);
  if (budget.max !== null) conditions.push(sql`price <= ${budget.max}::numeric`);
  return sql.join(conditions, sql` and `);
}

/** Up to 0.5, to order products that match the same keywords. */
function closeness(queries: BoostedQuery[]): RawBuilder<unknown> {
  const wanted = anyOf(queries.map(({ query }) => query));
  if (wanted === undefined) return sql`0`;
  return sql`0.5 * ts_rank('{0.1, 0.3, 0.6, 1}', hit.search, ${wanted}::tsquery, 32)`;
}

async function countHits(
  db: Db,
  criteria: SearchCriteria,
  queries: BoostedQuery[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from catalogue_products where ${filterOf(criteria, queries)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}
