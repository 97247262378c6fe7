import type { Updateable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { SiteTable } from "../../db/tables/sites.ts";
import { found } from "../../http/problem.ts";
import type { JsonObject } from "../../json.ts";
import { mergePatch, pick } from "../merge-patch.ts";
import type { SiteRow } from "./site.ts";

/**
 * Changes a site; its metadata are merged key by key.
 * @throws ProblemError 404 when there is none
 */
export function changeSite(
  db: Db,
  id: number,
  fields: Updateable<SiteTable>,
  settings: Schema<"SiteSettingsPatch"> = {},
): Promise<SiteRow> {
  return db.transaction().execute(async (trx) => {
    const site = found(
      await trx.selectFrom("sites").selectAll().where("id", "=", id).forUpdate().executeTakeFirst(),
    );
    const metadata = mergePatch(site.metadata, (settings.metadata ?? {}) as JsonObject);
    const { country } = pick(settings, ["country"]);
    return trx
      .updateTable("sites")
      .set({
        ...fields,
        ...(country !== undefined && { country: country?.toUpperCase() ?? null }),
        metadata: JSON.stringify(metadata),
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
