import { escapeHtml } from "../writer/text/html.ts";
import type { CatalogueRow } from "../feed-import/row.ts";
import { seedProducts } from "./catalogue.ts";
import type { SeedFeed } from "./feeds.ts";

/** Where the sandbox serves a seeded feed, below its own address. */
export function feedPath({ code, format }: SeedFeed): string {
  return `/media/feeds/${code}.${format}`;
}

/**
 * A seeded feed as a shop would send it: Google Shopping XML, or CSV.
 * @param origin the sandbox's own address, for the pictures
 */
export function feedFile(feed: SeedFeed, origin: string): string {
  const products = seedProducts(feed).map((product) => fieldsOf(product, origin));
  return feed.format === "xml" ? toXml(feed, products) : toCsv(products);
}

type Fields = Record<string, string>;

function fieldsOf(product: CatalogueRow, origin: string): Fields {
  return {
    id: product.externalId,
    title: product.title,
    description: product.description ?? "",
    link: product.url ?? "",
    image_link: `${origin}${product.image}`,
    price: `${product.price.toFixed(2)} ${product.currency}`,
    brand: product.brand ?? "",
    product_type: product.category ?? "",
    availability: "in_stock",
  };
}

function toXml({ name, shop }: SeedFeed, products: readonly Fields[]): string {
  const items = products.map((fields) => {
    const elements = Object.entries(fields).map(
      ([field, value]) => `<g:${field}>${escapeHtml(value)}</g:${field}>`,
    );
    return `<item>${elements.join("")}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>${escapeHtml(name)}</title><link>${shop}</link>
${items.join("\n")}
</channel>
</rss>
`;
}

function toCsv(products: readonly Fields[]): string {
  const header = Object.keys(products[0] ?? {});
  const lines = products.map((fields) => header.map((field) => quoted(fields[field] ?? "")));
  return [header, ...lines].map((cells) => `${cells.join(";")}\r\n`).join("");
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
