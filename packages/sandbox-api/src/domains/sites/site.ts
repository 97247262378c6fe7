import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { SiteTable } from "../../db/tables/sites.ts";
import { found } from "../../http/problem.ts";
import { absoluteUrl } from "../../media/store.ts";
import { isoTime } from "../../time.ts";

/** A stored site. */
export type SiteRow = Selectable<SiteTable>;

/** The API's form of a site. */
export function toSite(row: SiteRow, baseUrl: string): Schema<"Site"> {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    settingsSite: { country: row.country, metadata: row.metadata },
    logo: absoluteUrl(baseUrl, row.logo),
    heroImage: absoluteUrl(baseUrl, row.heroImage),
    favicon: absoluteUrl(baseUrl, row.favicon),
    domain: row.domain,
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  };
}

/** A site by its id. @throws ProblemError 404 when there is none */
export async function requireSite(db: Db, id: number): Promise<SiteRow> {
  return found(await db.selectFrom("sites").selectAll().where("id", "=", id).executeTakeFirst());
}
