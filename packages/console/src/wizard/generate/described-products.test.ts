import { expect, test } from "vitest";
import {
  descriptionState,
  groupProducts,
  ideaOf,
  openIdeas,
  putProducts,
  selectedProducts,
} from "./described-products.ts";
import { article, product } from "./testing.ts";

const given = article(
  [
    {
      id: 10,
      title: "For the espresso purist",
      ideaProducts: [
        product(1, { sectionId: 5, sectionPriority: 2, description: "<p>Old</p>" }),
        product(2, { sectionId: 5, sectionPriority: 1 }),
        product(3, { status: false }),
      ],
    },
    { id: 11, ideaProducts: [product(4, { sectionId: 99 }), product(5)] },
  ],
  [
    { id: 5, title: "Grinders" },
    { id: 6, title: "Empty" },
  ],
);

test("products stand section by section, by priority; the rest comes last", () => {
  const groups = groupProducts(given).map(({ title, products }) => [
    title,
    products.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ["Grinders", [2, 1]],
    ["In no section", [4, 5]],
  ]);
});

test("an idea is open as long as a selected product has no description", () => {
  expect(openIdeas(given)).toEqual([
    { id: 10, title: "For the espresso purist", missing: 1 },
    { id: 11, title: "Idea 11", missing: 2 },
  ]);
});

test("a description is empty, the bot's or a human's", () => {
  expect(descriptionState(product(1, { description: "  " }))).toBe("empty");
  expect(descriptionState(product(1, { description: "x", descriptionSource: "ai" }))).toBe("ai");
  expect(descriptionState(product(1, { description: "x" }))).toBe("ai");
  expect(descriptionState(product(1, { description: "x", descriptionSource: "edited" }))).toBe(
    "edited",
  );
});

test("products of a reply are taken over, and nothing else changes", () => {
  const put = putProducts(given, [product(5, { description: "<p>New</p>" })]);
  expect(selectedProducts(put).find(({ id }) => id === 5)?.description).toBe("<p>New</p>");
  expect(put.prompts?.member[0]?.ideas?.member[0]).toBe(given.prompts?.member[0]?.ideas?.member[0]);
});

test("a product that no reply brings stays the same object", () => {
  const before = article([{ id: 10, ideaProducts: [product(1), product(2)] }]);
  const after = putProducts(before, [product(2, { description: "<p>New</p>" })]);
  const [first, second] = selectedProducts(after);
  expect(first).toBe(selectedProducts(before)[0]);
  expect(second?.description).toBe("<p>New</p>");
});

test("the idea of a product is found, and only of one that is there", () => {
  expect(ideaOf(given, 4)).toBe(11);
  expect(ideaOf(given, 404)).toBeNull();
});
