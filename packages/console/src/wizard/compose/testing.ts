import type {
  ComposeArticle,
  ComposeIdea,
  ComposeProduct,
  ComposePrompt,
} from "./compose-query.ts";

/** A product for tests. */
export function testProduct(id: number, over: Partial<ComposeProduct> = {}): ComposeProduct {
  return {
    id,
    title: `Product ${id}`,
    status: false,
    sectionPriority: null,
    description: null,
    price: 24.5,
    currency: "EUR",
    image: null,
    brand: null,
    ...over,
  };
}

/** An idea for tests, with products of the given ids. */
export function testIdea(
  id: number,
  products: readonly (number | ComposeProduct)[] = [],
  over: Partial<ComposeIdea> = {},
): ComposeIdea {
  return {
    id,
    title: `Idea ${id}`,
    keywords: [],
    updatedAt: null,
    ideaProducts: products.map((one) => (typeof one === "number" ? testProduct(one) : one)),
    ...over,
  };
}

/** A prompt for tests. */
export function testPrompt(id: number, ideas: ComposeIdea[] = []): ComposePrompt {
  return {
    id,
    prompt: "Gifts for a dad who loves coffee",
    keywords: [],
    updatedAt: null,
    ideas: { member: ideas },
  };
}

/** An article for tests. */
export function testArticle(...prompts: ComposePrompt[]): ComposeArticle {
  return {
    id: 12,
    title: "Gifts for coffee lovers",
    siteDetails: { id: 7, name: "Presentes" },
    hasGeneratedArticle: false,
    content: null,
    sections: { member: [] },
    prompts: { member: prompts },
  };
}
