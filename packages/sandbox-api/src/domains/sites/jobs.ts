import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { SiteJobTable } from "../../db/tables/sites.ts";
import type { JsonObject } from "../../json.ts";
import { isoTime } from "../../time.ts";

/**
 * Records work for a site. The sandbox has no deployment to run it on, so it stays queued.
 * @param payload what the job would work on
 */
export async function queueJob(
  db: Db,
  siteId: number,
  kind: SiteJobTable["kind"],
  payload: JsonObject,
): Promise<Schema<"SiteJob">> {
  const job = await db
    .insertInto("siteJobs")
    .values({ siteId, kind, status: "queued", payload: JSON.stringify(payload) })
    .returning(["status", "queuedAt"])
    .executeTakeFirstOrThrow();
  return { status: job.status, queuedAt: isoTime(job.queuedAt) };
}
