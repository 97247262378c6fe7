import type { DescribeArticle, DescribedProduct } from "./describe-query.ts";

/** A selected product without a description, for tests. */
export function product(id: number, change: Partial<DescribedProduct> = {}): DescribedProduct {
  return {
    id,
    title: `Product ${id}`,
    status: true,
    sectionId: null,
    sectionPriority: null,
    description: null,
    descriptionSource: null,
    brand: null,
    price: null,
    currency: null,
    image: null,
    updatedAt: null,
    ...change,
  };
}

/** An article of one prompt, for tests. */
export function article(
  ideas: { id: number; title?: string | null; ideaProducts: DescribedProduct[] }[],
  sections: { id: number; title: string }[] = [],
): DescribeArticle {
  return {
    id: 1,
    title: null,
    hasGeneratedArticle: false,
    hasGeneratedDescriptions: false,
    content: null,
    siteDetails: null,
    prompts: { member: [{ ideas: { member: ideas.map((idea) => ({ title: null, ...idea })) } }] },
    sections: { member: sections.map((section) => ({ ...section, ideaProducts: [] })) },
  };
}
