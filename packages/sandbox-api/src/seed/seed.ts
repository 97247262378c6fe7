import type { Db } from "../db/open.ts";
import { seedAccounts } from "./accounts.ts";
import { seedArticles } from "./articles.ts";
import { seedBotSettings } from "./bot-settings.ts";
import { seedChat } from "./chat.ts";
import { seedFeedsInto } from "./feeds.ts";
import { seedSiteContents } from "./site-contents.ts";
import { seedSitesInto } from "./sites.ts";
import { clearContents, restoreSnapshot, takeSnapshot } from "./snapshot.ts";
import { seedTranslations } from "./translations.ts";

/** Loads the seed data into a database that has none. */
export async function seedIfEmpty(db: Db): Promise<void> {
  const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (user) return;
  await db.transaction().execute(async (trx) => {
    await seedAccounts(trx);
    await seedContents(trx);
    await takeSnapshot(trx);
  });
}

/**
 * Puts the seed data back: all contents are as after the first start, ids included. The accounts
 * outlive it, so that nobody is logged out.
 */
export async function reseed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await clearContents(trx);
    if (await restoreSnapshot(trx)) return;
    await seedContents(trx);
    await takeSnapshot(trx);
  });
}

async function seedContents(db: Db): Promise<void> {
  await seedSitesInto(db);
  await seedSiteContents(db);
  await seedBotSettings(db);
  await seedTranslations(db);
  await seedChat(db);
  await seedFeedsInto(db);
  await seedArticles(db);
}
