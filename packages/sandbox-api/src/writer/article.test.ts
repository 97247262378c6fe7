import { expect, test } from "vitest";
import { writeArticle } from "./article.ts";
import { headline } from "./headline.ts";
import { coffeeProducts } from "./test-products.ts";
import { cleanHtml, textOf } from "./text/html.ts";

const sections = [
  { id: 3, title: "Grinders & more", products: coffeeProducts.slice(0, 3) },
  { id: 4, title: "Cups", products: coffeeProducts.slice(6) },
].map((section) => ({
  ...section,
  products: section.products.map((one) => ({ ...one, description: "<p>Good.</p>" })),
}));

const request = {
  prompt: "Gifts for a dad who loves coffee, under 50 €",
  keywords: ["coffee"],
  language: "en" as const,
  sections,
};

test("an article holds its sections in order, with each product, its text and a link", () => {
  const article = writeArticle(request);
  expect(article.title).toBe("6 gifts for a dad who loves coffee");
  expect(article.sections.map(({ sectionId, title }) => [sectionId, title])).toEqual([
    [3, "Grinders & more"],
    [4, "Cups"],
  ]);
  const [first] = article.sections;
  for (const { title, url } of sections[0]!.products) {
    expect(first!.body).toContain(`<h3>${title}</h3><p>Good.</p>`);
    expect(first!.body).toContain(`<a href="${url}">`);
  }
  expect(textOf(article.introduction)).toContain("6 gifts, from €10 to €50");
  expect(article.introduction).toContain("Grinders &amp; more and Cups");
  expect(article.conclusion).toContain("Hand coffee grinder, walnut");
});

test("what is written needs no cleaning", () => {
  for (const language of ["en", "pt", "es"] as const) {
    const { introduction, conclusion, sections: texts } = writeArticle({ ...request, language });
    for (const html of [introduction, conclusion, ...texts.map(({ body }) => body)]) {
      expect(cleanHtml(html)).toBe(html);
      expect(html).not.toMatch(/\{|undefined|null/);
    }
  }
});

test.each([
  ["Gifts for a dad who loves coffee, under 50 €", "en", "9 gifts for a dad who loves coffee"],
  ["5 creative gift ideas for new parents", "en", "9 gifts for new parents"],
  [
    "Presentes para quem mói o próprio café, entre 20 e 80 euros",
    "pt",
    "9 presentes para quem mói o próprio café",
  ],
  ["Regalos de cumpleaños para mi jefe", "es", "9 regalos para mi jefe"],
  ["Coffee!", "en", "9 coffee gifts worth giving"],
] as const)("the headline of %j", (prompt, language, expected) => {
  const keywords = ["coffee"];
  expect(headline({ prompt, keywords, language, products: coffeeProducts })).toBe(expected);
});
