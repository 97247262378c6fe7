import type { Kysely } from "kysely";
import { childOf, entityTable, runStatements, stampColumn, touchOnUpdate } from "./statements.ts";

/** Sites with their authors, pages, topics and jobs; bot settings; translations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    entityTable("sites", [
      "name text not null",
      "status text not null default 'draft'",
      "country text",
      "metadata jsonb not null default '{}'",
      "logo text",
      "hero_image text",
      "favicon text",
      "domain text",
      stampColumn("created_at"),
      stampColumn("updated_at"),
    ]),
    touchOnUpdate("sites"),
    entityTable("site_jobs", [
      childOf("site_id", "sites"),
      "kind text not null",
      "status text not null",
      "payload jsonb not null",
      stampColumn("queued_at"),
    ]),
    "create index site_jobs_site on site_jobs (site_id)",
    entityTable("authors", [
      childOf("site_id", "sites"),
      "name text not null",
      "bio text",
      "avatar text",
    ]),
    "create index authors_site on authors (site_id)",
    entityTable("pages", [
      childOf("site_id", "sites"),
      "title text not null",
      "slug text not null",
      "status text not null",
    ]),
    "create index pages_site on pages (site_id)",
    entityTable("criterias", [
      childOf("site_id", "sites"),
      "name text not null",
      "slug text not null",
    ]),
    "create index criterias_site on criterias (site_id)",
    entityTable("bot_settings", [
      "bot text not null unique",
      "default_provider text not null",
      "backup_provider text",
      "settings jsonb not null default '{}'",
    ]),
    entityTable("translation_keys", ["key text not null unique", "description text"]),
    entityTable("translations", [
      childOf("key_id", "translation_keys"),
      "site_id integer references sites on delete cascade",
      "unique nulls not distinct (key_id, site_id)",
    ]),
    "create index translations_site on translations (site_id)",
    entityTable("translation_strings", [
      childOf("translation_id", "translations"),
      "locale text not null",
      "localized_text text not null",
      "unique (translation_id, locale)",
    ]),
  ]);
}
