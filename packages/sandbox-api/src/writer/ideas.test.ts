import fc from "fast-check";
import { expect, test } from "vitest";
import { writeIdeas, type Idea, type IdeaRequest } from "./ideas.ts";
import { coffeeProducts, product } from "./test-products.ts";

const request: IdeaRequest = {
  prompt: "Gifts for a dad who loves coffee",
  keywords: ["coffee"],
  language: "en",
  products: coffeeProducts,
  existing: [],
  count: 4,
};

test("ideas come from what the products have in common", () => {
  const ideas = writeIdeas(request);
  expect(ideas).toHaveLength(4);
  const subjects = new Set(ideas.slice(0, 3).map((idea) => idea.keywords[0]));
  expect(subjects).toEqual(new Set(["brewers", "cups", "grinders"]));
  for (const { title, keywords: own } of ideas.slice(0, 3)) {
    expect(title.toLowerCase()).toContain(own[0]);
    expect(own).toContain("coffee");
  }
});

test("other products give other ideas", () => {
  const garden = [1, 2, 3].map((id) =>
    product(id, { title: `Rose shears ${id}`, category: "Garden > Shears" }),
  );
  const ideas = writeIdeas({ ...request, keywords: ["roses"], products: garden });
  expect(ideas[0]?.title).toMatch(/shears/i);
});

test("the language of the request is spoken", () => {
  expect(writeIdeas({ ...request, language: "pt" })[0]?.title).toMatch(/ para | que |Tudo/);
  expect(writeIdeas({ ...request, language: "es" })[0]?.title).toMatch(/ para | que |Todo/);
});

test("without products the ideas follow the keywords; without both there are none", () => {
  const ideas = writeIdeas({ ...request, products: [], keywords: ["unicorn", "socks"] });
  expect(ideas.map(({ keywords }) => keywords)).toEqual([["unicorn"], ["socks"]]);
  expect(writeIdeas({ ...request, products: [], keywords: [] })).toEqual([]);
});

test("whatever is there already, new ideas differ from it and from each other", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2, 3, 4), { maxLength: 4 }),
      fc.string({ maxLength: 60 }),
      (counts, prompt) => {
        const existing: Idea[] = [];
        for (const count of counts) {
          existing.push(...writeIdeas({ ...request, prompt, existing, count }));
        }
        const titles = existing.map(({ title }) => title.toLowerCase());
        expect(new Set(titles).size).toBe(titles.length);
      },
    ),
    { numRuns: 50 },
  );
});
