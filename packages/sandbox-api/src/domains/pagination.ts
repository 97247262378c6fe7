import type { SelectQueryBuilder } from "kysely";

/** Optional paging of a list. */
export interface PageQuery {
  /** From 1. */
  page?: number;
  itemsPerPage?: number;
}

/** A page of members and how many there are on all pages. */
export interface Collection<Member> {
  member: Member[];
  totalItems: number;
}

const defaultPageSize = 30;
const wholeList = 1000;

/** Rows to skip and to take. Without paging the whole list is taken, up to 1000 members. */
export function windowOf({ page, itemsPerPage }: PageQuery): { offset: number; limit: number } {
  if (page === undefined && itemsPerPage === undefined) return { offset: 0, limit: wholeList };
  const limit = itemsPerPage ?? defaultPageSize;
  return { offset: ((page ?? 1) - 1) * limit, limit };
}

/**
 * Runs a query for one page.
 * @param query filtered and in a stable order, without groups
 * @param toMember makes the API's form of a row
 */
export async function paginate<DB, TB extends keyof DB, Row, Member>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: PageQuery,
  toMember: (row: Row) => Member,
): Promise<Collection<Member>> {
  const { offset, limit } = windowOf(page);
  const rows = await query.offset(offset).limit(limit).execute();
  return { member: rows.map(toMember), totalItems: await countOf(query) };
}

/** How many rows a query without groups has. */
export async function countOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$castTo<{ total: number }>();
  const { total } = await counted.executeTakeFirstOrThrow();
  return total;
}

/** One page of a list that is at hand. */
export function paginateList<Member>(list: readonly Member[], page: PageQuery): Collection<Member> {
  const { offset, limit } = windowOf(page);
  return { member: list.slice(offset, offset + limit), totalItems: list.length };
}
