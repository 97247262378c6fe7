import {
  ideaCount,
  inParts,
  makeProducts,
  manyProducts,
  sectionCount,
  type BenchProduct,
} from "./products.ts";

/** Products of the article whose descriptions are typed. */
const describedProducts = 200;
const articleId = 1;

const frame = {
  id: articleId,
  title: "Gifts for coffee lovers",
  siteDetails: { id: 1, name: "Presentes Originais" },
  hasGeneratedArticle: true,
  hasGeneratedDescriptions: true,
  content: null,
};
const ideasOf = (products: readonly BenchProduct[], count: number) =>
  inParts(products, count).map((ideaProducts, at) => ({
    id: at + 1,
    title: `Idea ${at + 1}`,
    keywords: ["coffee"],
    updatedAt: null,
    ideaProducts,
  }));
const promptsOf = (products: readonly BenchProduct[], ideas: number) => ({
  member: [
    {
      id: 1,
      prompt: "Gifts for people who love coffee",
      keywords: ["coffee"],
      updatedAt: null,
      ideas: { member: ideasOf(products, ideas) },
    },
  ],
});

/** The sections of a board with these products in them. */
const sectionsOf = (lists: readonly BenchProduct[][]) => ({
  member: lists.map((ideaProducts, at) => ({
    id: at + 1,
    title: `Section ${at + 1}`,
    type: "theme",
    position: at + 1,
    criteria: { min: 1, max: 900 },
    ideaProducts: ideaProducts.map((product, place) => ({
      ...product,
      sectionId: at + 1,
      sectionPriority: place + 1,
    })),
  })),
});

interface SectionChange {
  id: number;
  ideaProducts: { id: number }[];
}

/** Answers the operations of the wizard's first three steps from large articles, and keeps the board. */
export function createReplies() {
  const selected = makeProducts(manyProducts).map((product) => ({ ...product, status: true }));
  const byId = new Map(selected.map((product) => [product.id, product]));
  let lists = inParts(selected, sectionCount);
  const described = selected.slice(0, describedProducts).map((product) => ({
    ...product,
    description: `<p>${product.title} is a gift that gets used.</p>`,
    descriptionSource: "ai",
  }));
  const replies: Record<string, (variables: never) => object> = {
    Compose: () => ({
      article: {
        ...frame,
        prompts: promptsOf(makeProducts(manyProducts), ideaCount),
        sections: { member: [] },
      },
    }),
    UpdateProductStatuses: () => ({ updateProductStatuses: { totalItems: 1 } }),
    Prioritize: () => ({
      article: { ...frame, prompts: promptsOf(selected, ideaCount), sections: sectionsOf(lists) },
    }),
    ReadSections: () => ({ article: { id: articleId, sections: sectionsOf(lists) } }),
    UpdateSections: ({ input }: { input: { sections: SectionChange[] } }) => {
      lists = lists.map((list, at) => {
        const change = input.sections.find(({ id }) => id === at + 1);
        return change ? change.ideaProducts.flatMap(({ id }) => byId.get(id) ?? []) : list;
      });
      return { updateSections: sectionsOf(lists) };
    },
    Describe: () => ({
      article: { ...frame, prompts: promptsOf(described, 10), sections: { member: [] } },
    }),
    ReadDescription: ({ id }: { id: number }) => ({
      ideaProduct: { id, description: described[id - 1]?.description, updatedAt: null },
    }),
    SaveDescription: ({ id, description }: { id: number; description: string }) => {
      const at = id - 1;
      const product = described[at];
      if (product) described[at] = { ...product, description, descriptionSource: "edited" };
      return { updateProduct: described[at] };
    },
  };
  /** @returns the data of the reply, or null for an operation that goes to the real gateway */
  return (operation: string, variables: object): object | null =>
    replies[operation]?.(variables as never) ?? null;
}
