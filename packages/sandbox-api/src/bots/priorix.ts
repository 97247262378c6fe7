import { assignProducts, type Assignment, type OpenSection } from "../writer/priorities.ts";
import type { WriterProduct } from "../writer/product.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";

const answer = answerShape<{ assignments: Assignment[] }>({
  type: "object",
  required: ["assignments"],
  properties: {
    assignments: {
      type: "array",
      items: {
        type: "object",
        required: ["productId", "sectionId", "priority"],
        properties: {
          productId: { type: "integer" },
          sectionId: { type: "integer" },
          priority: { type: "integer", minimum: 1 },
        },
      },
    },
  },
});

/**
 * Priorix assigns products to sections, never more than a section's maximum.
 * @param products most wanted first
 * @throws ProblemError 502
 */
export async function prioritise(
  context: BotContext,
  request: { articleId: number; prompt: string },
  sections: readonly OpenSection[],
  products: readonly WriterProduct[],
): Promise<Assignment[]> {
  const { assignments } = await runBot(context, {
    bot: "priorix",
    articleId: request.articleId,
    instructions:
      "Assign each product to the section that suits it best, with priorities from 1 within a section, the most fitting first. Keep to each section's minimum and maximum; leave out what finds no room.",
    input: {
      prompt: request.prompt,
      sections: sections.map(({ id, title, type, criteria }) => ({
        id,
        title,
        type,
        criteria: { ...criteria },
      })),
      products: products.map(productInput),
    },
    answer,
    offline: () => ({ assignments: assignProducts(sections, products) }),
  });
  return withinLimits(assignments, sections, products);
}

/** What a model may get wrong: unknown ids, a product twice, too many in a section, gaps. */
function withinLimits(
  assignments: readonly Assignment[],
  sections: readonly OpenSection[],
  products: readonly WriterProduct[],
): Assignment[] {
  const free = new Set(products.map(({ id }) => id));
  return sections.flatMap(({ id, criteria }) =>
    assignments
      .filter(({ sectionId, productId }) => sectionId === id && free.delete(productId))
      .toSorted((a, b) => a.priority - b.priority)
      .slice(0, criteria.max)
      .map((assignment, index) => ({ ...assignment, priority: index + 1 })),
  );
}
