import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/**
 * Brings the flags of an article in line with what it holds: products, sections, and whether
 * every selected product is described. Also marks the article as changed now.
 */
export async function refreshFlags(db: Db, articleId: number): Promise<void> {
  await sql`
    with product as (
      select ip.status, ip.description
      from idea_products ip
      join ideas i on i.id = ip.idea_id
      join prompts p on p.id = i.prompt_id
      where p.article_id = ${articleId}
    )
    update articles set
      has_products = exists (select from product),
      has_sections = exists (select from sections where article_id = ${articleId}),
      has_generated_descriptions = exists (select from product where status)
        and not exists (select from product where status and description is null)
    where id = ${articleId}
  `.execute(db);
}
