import fc from "fast-check";
import { expect, test } from "vitest";
import { assignProducts, type OpenSection } from "./priorities.ts";
import { proposeSections } from "./sections.ts";
import { coffeeProducts, product } from "./test-products.ts";

function open(proposals: ReturnType<typeof proposeSections>): OpenSection[] {
  return proposals.map((proposal, index) => ({ id: index + 1, ...proposal }));
}

test("shelves with enough products become themes", () => {
  const sections = proposeSections(coffeeProducts, "en");
  expect(sections.map(({ type }) => type)).toEqual(["theme", "theme", "theme"]);
  expect(sections.map(({ title }) => title).join(" ")).toMatch(/brewers.*cups.*grinders/i);
});

test("products of one shelf are split by price", () => {
  const mugs = coffeeProducts.map((one) => ({ ...one, category: "Kitchen > Mugs" }));
  const sections = proposeSections(mugs, "en");
  expect(sections.map(({ type, title }) => [type, title])).toEqual([
    ["budget", "Under €20"],
    ["budget", "€20 to €35"],
    ["budget", "Over €35"],
  ]);
});

test("nothing selected, nothing proposed; one product gets one section", () => {
  expect(proposeSections([], "en")).toEqual([]);
  expect(proposeSections([product(1)], "es")).toHaveLength(1);
});

test("products go where they fit, without gaps in the order", () => {
  const sections = open(proposeSections(coffeeProducts, "en"));
  const assignments = assignProducts(sections, coffeeProducts);
  expect(assignments).toHaveLength(coffeeProducts.length);
  for (const { productId, sectionId } of assignments) {
    const shelf = coffeeProducts
      .find(({ id }) => id === productId)!
      .category!.split(" > ")
      .at(-1)!;
    const { title } = sections.find(({ id }) => id === sectionId)!;
    expect(title.toLowerCase()).toContain(shelf.toLowerCase());
  }
});

test("budget sections take what their title says, in three languages", () => {
  for (const language of ["en", "pt", "es"] as const) {
    const mugs = coffeeProducts.map((one) => ({ ...one, category: "Kitchen > Mugs" }));
    const sections = open(proposeSections(mugs, language));
    const [low, , high] = sections;
    const assignments = assignProducts(sections, mugs);
    const pricesOf = (sectionId: number) =>
      assignments
        .filter((assignment) => assignment.sectionId === sectionId)
        .map(({ productId }) => mugs.find(({ id }) => id === productId)!.price!);
    expect(Math.max(...pricesOf(low!.id))).toBeLessThanOrEqual(20);
    expect(Math.min(...pricesOf(high!.id))).toBeGreaterThan(35);
  }
});

test("no section exceeds its maximum, nothing is placed twice, minima are filled if they can be", () => {
  const section = fc.record({
    title: fc.constantFrom("Grinders", "Cups to love", "Under €25", "Over €25", "More"),
    limits: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 6 })),
  });
  fc.assert(
    fc.property(
      fc.array(section, { maxLength: 5 }),
      fc.subarray([...coffeeProducts]),
      (drawn, products) => {
        const sections = drawn.map(({ title, limits }, index) => ({
          id: index + 1,
          title,
          type: "theme",
          criteria: { min: Math.min(...limits), max: Math.max(...limits) },
        }));
        const assignments = assignProducts(sections, products);
        expect(new Set(assignments.map(({ productId }) => productId)).size).toBe(
          assignments.length,
        );
        const counts = sections.map(
          ({ id }) => assignments.filter(({ sectionId }) => sectionId === id).length,
        );
        const room = sections.reduce((sum, { criteria }) => sum + criteria.max, 0);
        const wanted = sections.reduce((sum, { criteria }) => sum + criteria.min, 0);
        expect(assignments).toHaveLength(Math.min(room, products.length));
        for (const [index, { id, criteria }] of sections.entries()) {
          expect(counts[index]).toBeLessThanOrEqual(criteria.max);
          const isFillable = wanted <= products.length;
          expect(counts[index]).toBeGreaterThanOrEqual(isFillable ? criteria.min : 0);
          const own = assignments.filter(({ sectionId }) => sectionId === id);
          expect(own.map(({ priority }) => priority)).toEqual(own.map((_, place) => place + 1));
        }
      },
    ),
    { numRuns: 200 },
  );
});
