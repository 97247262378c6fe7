import type { Kysely } from "kysely";
import { childOf, entityTable, runStatements } from "./statements.ts";

/** Accented letters by the plain one that stands for them. */
const variants = {
  a: "áàâãäåāăą",
  c: "çćč",
  d: "ď",
  e: "éèêëēėęě",
  g: "ğ",
  i: "íìîïīįı",
  l: "ľĺł",
  n: "ñńňņ",
  o: "óòôõöøōő",
  r: "ŕř",
  s: "śšşș",
  t: "ťțţ",
  u: "úùûüūůűų",
  y: "ýÿ",
  z: "žźż",
};
const accented = Object.values(variants).join("");
const plain = Object.entries(variants)
  .map(([letter, others]) => letter.repeat(others.length))
  .join("");

/** Feeds and their products, with a weighted full-text column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    entityTable("feeds", [
      "name text not null",
      "code text not null unique",
      "status text not null default 'active'",
      "country text",
      "url text",
      "imported_at timestamptz",
    ]),
    `create table site_feeds (
      site_id integer not null references sites on delete cascade,
      feed_id integer not null references feeds on delete cascade,
      primary key (site_id, feed_id)
    )`,
    "create index site_feeds_feed on site_feeds (feed_id)",
    // Lower case without accents, so that "cafe" finds "Café". Immutable, as a generated column
    // needs; the extension `unaccent` is not. Plain ASCII skips the slow translation.
    `create function fold_text(value text) returns text
      language sql immutable parallel safe strict
      return case when octet_length(value) = char_length(value) then lower(value)
        else translate(lower(value), '${accented}', '${plain}') end`,
    `create function product_search(title text, brand text, category text, description text)
      returns tsvector language sql immutable parallel safe
      return setweight(to_tsvector('simple'::regconfig, fold_text(coalesce(title, ''))), 'A')
        || setweight(to_tsvector('simple'::regconfig, fold_text(coalesce(category, ''))), 'B')
        || setweight(to_tsvector('simple'::regconfig, fold_text(coalesce(brand, ''))), 'B')
        || setweight(to_tsvector('simple'::regconfig, fold_text(coalesce(description, ''))), 'C')`,
    entityTable("catalogue_products", [
      childOf("feed_id", "feeds"),
      "external_id text",
      "title text not null",
      "description text",
      "price numeric(12, 2)",
      "currency text",
      "brand text",
      "category text",
      "url text",
      "image text",
      `search tsvector not null
        generated always as (product_search(title, brand, category, description)) stored`,
      "unique (feed_id, external_id)",
    ]),
    "create index catalogue_products_search on catalogue_products using gin (search)",
    "create index catalogue_products_price on catalogue_products (price)",
  ]);
}
