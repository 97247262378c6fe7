import type {
  PrioritizeArticle,
  PrioritizeProduct,
  PrioritizeSection,
} from "./prioritize-query.ts";

/** A product of the board for tests. */
export function testBoardProduct(
  id: number,
  over: Partial<PrioritizeProduct> = {},
): PrioritizeProduct {
  return {
    id,
    title: `Product ${id}`,
    status: true,
    sectionId: null,
    sectionPriority: null,
    description: null,
    price: 24.5,
    currency: "EUR",
    image: null,
    brand: null,
    ...over,
  };
}

/** A section for tests. */
export function testSection(
  id: number,
  products: readonly (number | PrioritizeProduct)[] = [],
  over: Partial<PrioritizeSection> = {},
): PrioritizeSection {
  return {
    id,
    title: `Section ${id}`,
    type: "theme",
    position: id,
    criteria: { min: 1, max: 5 },
    ideaProducts: products.map((one) => (typeof one === "number" ? testBoardProduct(one) : one)),
    ...over,
  };
}

/** An article for tests, whose products belong to one idea. */
export function testBoardArticle(
  products: PrioritizeProduct[],
  sections: PrioritizeSection[],
): PrioritizeArticle {
  return {
    id: 12,
    title: "Gifts for coffee lovers",
    siteDetails: { id: 7, name: "Presentes" },
    hasGeneratedArticle: false,
    content: null,
    prompts: {
      member: [{ ideas: { member: [{ id: 31, title: "Espresso", ideaProducts: products }] } }],
    },
    sections: { member: sections },
  };
}
