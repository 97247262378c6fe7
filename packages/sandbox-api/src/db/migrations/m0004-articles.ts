import type { Kysely } from "kysely";
import { childOf, entityTable, runStatements, stampColumn, touchOnUpdate } from "./statements.ts";

/** Articles and what the wizard makes of them; the log of bot calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const stamps = [stampColumn("created_at"), stampColumn("updated_at")];
  await runStatements(db, [
    entityTable("articles", [
      childOf("site_id", "sites"),
      "title text",
      "has_generated_article boolean not null default false",
      "has_sections boolean not null default false",
      "has_generated_descriptions boolean not null default false",
      "has_products boolean not null default false",
      "content jsonb",
      "image text",
      ...stamps,
    ]),
    "create index articles_site on articles (site_id)",
    entityTable("prompts", [
      childOf("article_id", "articles"),
      "prompt text not null",
      "keywords text[] not null default '{}'",
      ...stamps,
    ]),
    "create index prompts_article on prompts (article_id)",
    entityTable("ideas", [
      childOf("prompt_id", "prompts"),
      "title text",
      "keywords text[] not null default '{}'",
      ...stamps,
    ]),
    "create index ideas_prompt on ideas (prompt_id)",
    entityTable("sections", [
      childOf("article_id", "articles"),
      "title text not null",
      "type text not null",
      "criteria_min integer not null",
      "criteria_max integer not null",
      "position integer not null",
      ...stamps,
      "check (criteria_min <= criteria_max)",
    ]),
    "create index sections_article on sections (article_id)",
    entityTable("idea_products", [
      childOf("idea_id", "ideas"),
      "catalogue_product_id integer references catalogue_products on delete set null",
      "title text not null",
      "status boolean not null default false",
      "section_id integer references sections on delete set null",
      "section_priority integer",
      "description text",
      "description_source text check (description_source in ('ai', 'edited'))",
      "price numeric(12, 2)",
      "currency text",
      "image text",
      "url text",
      "brand text",
      "category text",
      ...stamps,
    ]),
    "create index idea_products_idea on idea_products (idea_id)",
    "create index idea_products_section on idea_products (section_id)",
    "create index idea_products_catalogue on idea_products (catalogue_product_id)",
    ...["articles", "prompts", "ideas", "sections", "idea_products"].map(touchOnUpdate),
    entityTable("debugs", [
      "bot text not null",
      "article_id integer references articles on delete cascade",
      "request jsonb not null",
      "response jsonb",
      "duration_ms integer",
      "prompt_tokens integer",
      "completion_tokens integer",
      stampColumn("created_at"),
    ]),
    "create index debugs_article on debugs (article_id, id desc)",
  ]);
}
