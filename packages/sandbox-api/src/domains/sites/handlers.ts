import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import type { JsonObject } from "../../json.ts";
import { mergePatch, pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { changeSite } from "./change-site.ts";
import { queueJob } from "./jobs.ts";
import { requireSite, toSite } from "./site.ts";

/** Sites and their publication. */
export const siteHandlers = {
  sites({ db, query, baseUrl }) {
    return paginate(db.selectFrom("sites").selectAll().orderBy("id"), query, (row) =>
      toSite(row, baseUrl),
    );
  },

  async site({ db, params, baseUrl }) {
    return toSite(await requireSite(db, params.id), baseUrl);
  },

  async createSite({ db, body, baseUrl }) {
    const metadata = mergePatch({}, (body.settingsSite?.metadata ?? {}) as JsonObject);
    const row = await db
      .insertInto("sites")
      .values({
        ...pick(body, ["name", "status", "domain"]),
        name: body.name,
        country: body.settingsSite?.country?.toUpperCase(),
        metadata: JSON.stringify(metadata),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSite(row, baseUrl);
  },

  async updateSite({ db, params, body, baseUrl }) {
    const { settingsSite, ...fields } = body;
    return toSite(
      await changeSite(db, params.id, pick(fields, ["name", "status", "domain"]), settingsSite),
      baseUrl,
    );
  },

  async updateSiteMetadata({ db, params, body, baseUrl }) {
    const metadata = body.settingsSite?.metadata;
    return toSite(await changeSite(db, params.id, {}, { metadata }), baseUrl);
  },

  async deleteSite({ db, params }) {
    found(
      await db.deleteFrom("sites").where("id", "=", params.id).returning("id").executeTakeFirst(),
    );
  },

  async publishSite({ db, params, baseUrl }) {
    return toSite(await changeSite(db, params.id, { status: "live" }), baseUrl);
  },

  async unpublishSite({ db, params, baseUrl }) {
    const { status } = await requireSite(db, params.id);
    const next = status === "live" ? "draft" : status;
    return toSite(await changeSite(db, params.id, { status: next }), baseUrl);
  },

  async redeploySite({ db, params }) {
    const site = await requireSite(db, params.id);
    return queueJob(db, site.id, "redeploy", { domain: site.domain });
  },

  async sendSiteSettings({ db, params }) {
    const { id, country, metadata } = await requireSite(db, params.id);
    return queueJob(db, id, "send-settings", { country, metadata });
  },
} satisfies Partial<Handlers>;
