import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { orViolation } from "../constraint.ts";
import { requireSite } from "../sites/site.ts";
import { pick } from "../merge-patch.ts";
import { fillSite } from "./fill-site.ts";
import { listTranslations, requireTranslation } from "./translation.ts";
import { assertWritable, replaceStrings } from "./write.ts";

const keyTaken = ["keyId", "This key has a translation for the site already."] as const;

/** Translations and their strings. */
export const translationHandlers = {
  translations({ db, query }) {
    return listTranslations(db, query.siteId, query);
  },

  translation({ db, params }) {
    return requireTranslation(db, params.id);
  },

  async createTranslation({ db, body }) {
    await assertWritable(db, body);
    const creation = db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto("translations")
        .values({ keyId: body.keyId, siteId: body.siteId })
        .returning("id")
        .executeTakeFirstOrThrow();
      await replaceStrings(trx, id, body.strings);
      return id;
    });
    return requireTranslation(db, await orViolation(creation, ...keyTaken));
  },

  async updateTranslation({ db, params, body }) {
    await requireTranslation(db, params.id);
    await assertWritable(db, body);
    const fields = pick(body, ["keyId", "siteId"]);
    const change = db.transaction().execute(async (trx) => {
      if (Object.keys(fields).length > 0) {
        await trx.updateTable("translations").set(fields).where("id", "=", params.id).execute();
      }
      if (body.strings) await replaceStrings(trx, params.id, body.strings);
    });
    await orViolation(change, ...keyTaken);
    return requireTranslation(db, params.id);
  },

  async generateSiteTranslations({ db, ai, signal, params }) {
    const site = await requireSite(db, params.id);
    await fillSite({ db, ai, signal }, site);
    return listTranslations(db, site.id, {});
  },

  async deleteTranslation({ db, params }) {
    const deleted = db.deleteFrom("translations").where("id", "=", params.id).returning("id");
    found(await deleted.executeTakeFirst());
  },

  async updateTranslationString({ db, params, body }) {
    const fields = pick(body, ["localizedText"]);
    const string =
      Object.keys(fields).length > 0
        ? db
            .updateTable("translationStrings")
            .set(fields)
            .where("id", "=", params.id)
            .returningAll()
        : db.selectFrom("translationStrings").selectAll().where("id", "=", params.id);
    const { id, locale, localizedText } = found(await string.executeTakeFirst());
    return { id, locale, localizedText };
  },
} satisfies Partial<Handlers>;
