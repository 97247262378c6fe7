import type { Selectable } from "kysely";
import type { Handlers, Schema } from "../../contract/handler.ts";
import type { BotSettingTable } from "../../db/tables/sites.ts";
import { found, ViolationError } from "../../http/problem.ts";
import type { JsonObject } from "../../json.ts";
import { orViolation } from "../constraint.ts";
import { mergePatch, pick } from "../merge-patch.ts";
import { paginate, paginateList } from "../pagination.ts";
import { botNames, providerNames } from "./known-bots.ts";

const botTaken = ["bot", "This bot has its settings already."] as const;

/** Settings of the AI bots. */
export const botSettingHandlers = {
  botSettings({ db, query }) {
    return paginate(db.selectFrom("botSettings").selectAll().orderBy("id"), query, toBotSetting);
  },

  async bots({ query }) {
    return paginateList(botNames, query);
  },

  async botProviders({ query }) {
    return paginateList(providerNames, query);
  },

  async botSetting({ db, params }) {
    const setting = db.selectFrom("botSettings").selectAll().where("id", "=", params.id);
    return toBotSetting(found(await setting.executeTakeFirst()));
  },

  async createBotSetting({ db, body }) {
    assertKnownNames(body);
    const insert = db
      .insertInto("botSettings")
      .values({
        bot: body.bot,
        defaultProvider: body.defaultProvider,
        backupProvider: body.backupProvider,
        settings: JSON.stringify(mergePatch({}, (body.settings ?? {}) as JsonObject)),
      })
      .returningAll();
    return toBotSetting(await orViolation(insert.executeTakeFirstOrThrow(), ...botTaken));
  },

  async updateBotSetting({ db, params, body }) {
    assertKnownNames(body);
    const change = db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom("botSettings")
        .selectAll()
        .where("id", "=", params.id)
        .forUpdate()
        .executeTakeFirst();
      const settings = mergePatch(found(old).settings, (body.settings ?? {}) as JsonObject);
      return trx
        .updateTable("botSettings")
        .set({
          ...pick(body, ["bot", "defaultProvider", "backupProvider"]),
          settings: JSON.stringify(settings),
        })
        .where("id", "=", params.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return toBotSetting(await orViolation(change, ...botTaken));
  },
} satisfies Partial<Handlers>;

function toBotSetting(row: Selectable<BotSettingTable>): Schema<"BotSetting"> {
  return {
    id: row.id,
    bot: row.bot,
    defaultProvider: row.defaultProvider,
    backupProvider: row.backupProvider,
    settings: row.settings,
  };
}

function assertKnownNames(body: Schema<"BotSettingPatch">): void {
  const choices = {
    bot: botNames,
    defaultProvider: providerNames,
    backupProvider: providerNames,
  } as const;
  const violations = Object.entries(choices).flatMap(([propertyPath, names]) => {
    const value = body[propertyPath as keyof typeof choices];
    if (value == null || names.some((name) => name === value)) return [];
    return [{ propertyPath, message: `Choose one of ${names.join(", ")}.` }];
  });
  if (violations.length > 0) throw new ViolationError(violations);
}
