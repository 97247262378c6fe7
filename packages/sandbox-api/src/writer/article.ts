import { headline } from "./headline.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";
import { priceRange, type WriterProduct } from "./product.ts";
import { fill, listOf } from "./text/fill.ts";
import { escapeHtml } from "./text/html.ts";
import type { Language } from "./text/language.ts";
import { formatMoney } from "./text/money.ts";
import { choose } from "./text/seeded.ts";

/** A product as an article shows it. */
export interface ArticleProduct extends WriterProduct {
  /** HTML fragment, clean. */
  description: string | null;
  url: string | null;
}

/** What an article is written from. */
export interface ArticleRequest {
  prompt: string;
  keywords: readonly string[];
  language: Language;
  /** In reading order, with their products by priority. */
  sections: readonly { id: number; title: string; products: readonly ArticleProduct[] }[];
}

/** The texts of an article: plain titles, HTML fragments otherwise. */
export interface ArticleTexts {
  title: string;
  introduction: string;
  sections: { sectionId: number; title: string; body: string }[];
  conclusion: string;
}

/** Writes an article around its sections and their products. */
export function writeArticle(request: ArticleRequest): ArticleTexts {
  const products = request.sections.flatMap((section) => section.products);
  return {
    title: headline({ ...request, products }),
    introduction: introduction(request, products),
    sections: request.sections.map((section, index) => ({
      sectionId: section.id,
      title: section.title,
      body: sectionBody(section, index, request),
    })),
    conclusion: conclusion(request, products),
  };
}

function introduction(request: ArticleRequest, products: readonly ArticleProduct[]): string {
  const { language, prompt } = request;
  const { article, and } = phrasesOf(language);
  const range = priceRange(products);
  const money = (amount: number) => formatMoney(amount, range?.currency, language);
  const count = String(products.length);
  const facts =
    range === undefined
      ? ""
      : range.min === range.max
        ? fill(article.factsOfOnePrice, { count, price: money(range.min) })
        : fill(article.facts, { count, from: money(range.min), to: money(range.max) });
  const titles = request.sections.map(({ title }) => escapeHtml(title));
  const overview =
    titles.length > 1 ? `<p>${fill(article.overview, { sections: listOf(titles, and) })}</p>` : "";
  return `<p>${`${choose(article.openings, prompt)} ${facts}`.trim()}</p>${overview}`;
}

function sectionBody(
  section: ArticleRequest["sections"][number],
  index: number,
  { language, prompt }: ArticleRequest,
): string {
  const { article } = phrasesOf(language);
  const offset = prompt.length;
  const lead = article.sectionLeads[(offset + index) % article.sectionLeads.length] ?? "";
  return [`<p>${lead}</p>`, ...section.products.map((product) => entry(product, language))].join(
    "",
  );
}

function entry(product: ArticleProduct, language: Language): string {
  const { article } = phrasesOf(language);
  const link =
    product.url && product.price !== null
      ? `<p><a href="${escapeHtml(product.url)}">${fill(article.link, {
          price: formatMoney(product.price, product.currency, language),
        })}</a></p>`
      : "";
  return `<h3>${escapeHtml(product.title)}</h3>${product.description ?? ""}${link}`;
}

function conclusion(
  { language, prompt }: ArticleRequest,
  products: readonly ArticleProduct[],
): string {
  const { article } = phrasesOf(language);
  const [cheapest] = products
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const start =
    cheapest && products.length > 1
      ? fill(article.cheapest, {
          title: escapeHtml(cheapest.title),
          price: formatMoney(cheapest.price ?? 0, cheapest.currency, language),
        })
      : "";
  return `<p>${`${start} ${choose(article.farewells, prompt)}`.trim()}</p>`;
}
