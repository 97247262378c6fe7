import type { WriterProduct } from "../writer/product.ts";
import { proposeSections, type SectionProposal } from "../writer/sections.ts";
import type { Language } from "../writer/text/language.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";

const answer = answerShape<{ sections: SectionProposal[] }>({
  type: "object",
  required: ["sections"],
  properties: {
    sections: {
      type: "array",
      minItems: 1,
      maxItems: 12,
      items: {
        type: "object",
        required: ["title", "type", "criteria"],
        properties: {
          title: { type: "string", minLength: 1, maxLength: 255 },
          type: { type: "string", minLength: 1, maxLength: 64 },
          criteria: {
            type: "object",
            required: ["min", "max"],
            properties: {
              min: { type: "integer", minimum: 0, maximum: 100 },
              max: { type: "integer", minimum: 1, maximum: 100 },
            },
          },
        },
      },
    },
  },
});

/**
 * Chapterix proposes sections for the selected products.
 * @param products at least one
 * @throws ProblemError 502
 */
export async function writeSections(
  context: BotContext,
  request: { articleId: number; prompt: string; language: Language },
  products: readonly WriterProduct[],
): Promise<SectionProposal[]> {
  const { articleId, prompt, language } = request;
  const { sections } = await runBot(context, {
    bot: "chapterix",
    articleId,
    instructions: `Propose two to five sections for an article about these gifts, titled in the language "${language}". The type is "theme", or "budget" for a price band. The criteria say how many products a section wants; together their maxima must have room for all ${products.length} products.`,
    input: { prompt, products: products.map(productInput) },
    answer,
    offline: () => ({ sections: proposeSections(products, language) }),
  });
  return sections.map(({ title, type, criteria: { min, max } }) => ({
    title,
    type,
    criteria: { min: Math.min(min, max), max: Math.max(min, max) },
  }));
}
