import { expect, test } from "vitest";
import { anyBudget } from "../search/criteria.ts";
import { describeProduct } from "./descriptions.ts";
import { coffeeProducts, product } from "./test-products.ts";
import { tightenDescription } from "./tighten.ts";

const context = { language: "en", budget: anyBudget } as const;

test("a description is made of the product's own attributes", () => {
  const html = describeProduct(
    product(1, {
      title: "Mug <blue> & white",
      brand: "Barro & Co",
      price: 12.5,
      source: "Mug blue white. Fired twice in Barcelos. Holds 300 ml. Third fact.",
    }),
    context,
  );
  expect(html).toMatch(/^<p>.*<\/p>$/);
  expect(html).toContain("<strong>Mug &lt;blue&gt; &amp; white</strong>");
  expect(html).toContain("Barro &amp; Co");
  expect(html).toContain("Fired twice in Barcelos. Holds 300 ml.");
  expect(html).not.toContain("Third fact");
  expect(html).toContain("€12.50");
});

test("different products get different words, the same one the same", () => {
  const texts = coffeeProducts.map((one) => describeProduct(one, context));
  expect(new Set(texts).size).toBe(texts.length);
  const openings = new Set(
    coffeeProducts.map((one) => {
      const html = describeProduct(one, context);
      return html.slice(0, html.indexOf(one.title));
    }),
  );
  expect(openings.size).toBeGreaterThan(1);
  expect(coffeeProducts.map((one) => describeProduct(one, context))).toEqual(texts);
});

test("without brand, price or feed text it still says something true", () => {
  const bare = product(1, { title: "Mug", brand: null, price: null, category: "Table > Mugs" });
  const html = describeProduct(bare, context);
  expect(html).toContain("<strong>Mug</strong>");
  expect(html).toContain("mugs");
  expect(html).not.toMatch(/null|undefined|\{/);
});

test("tightening keeps the opening and the sentence that says most", () => {
  expect(
    tightenDescription(
      "<p>Meet the <strong>mug</strong>. It holds 300 ml and keeps them warm. Yours for €9.</p>",
    ),
  ).toBe("<p>Meet the <strong>mug</strong>. It holds 300 ml and keeps them warm.</p>");
  expect(tightenDescription("<p>Short. Already.</p>")).toBe("<p>Short. Already.</p>");
  expect(tightenDescription("<ul><li>As it is</li></ul>")).toBe("<ul><li>As it is</li></ul>");
});
