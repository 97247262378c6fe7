import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { orViolation } from "../constraint.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";

const keyTaken = ["key", "This key exists already."] as const;

/** Keys of the translations. */
export const translationKeyHandlers = {
  translationKeys({ db, query }) {
    const keys = db.selectFrom("translationKeys").selectAll().orderBy("key").orderBy("id");
    return paginate(keys, query, (row) => row);
  },

  createTranslationKey({ db, body }) {
    const insert = db
      .insertInto("translationKeys")
      .values({ key: body.key, description: body.description })
      .returningAll();
    return orViolation(insert.executeTakeFirstOrThrow(), ...keyTaken);
  },

  async updateTranslationKey({ db, params, body }) {
    const fields = pick(body, ["key", "description"]);
    const key =
      Object.keys(fields).length > 0
        ? db.updateTable("translationKeys").set(fields).where("id", "=", params.id).returningAll()
        : db.selectFrom("translationKeys").selectAll().where("id", "=", params.id);
    return found(await orViolation(key.executeTakeFirst(), ...keyTaken));
  },

  async deleteTranslationKey({ db, params }) {
    const deleted = db.deleteFrom("translationKeys").where("id", "=", params.id).returning("id");
    found(await deleted.executeTakeFirst());
  },
} satisfies Partial<Handlers>;
