import type { Budget } from "../search/criteria.ts";
import {
  reviewIdeas,
  reviewProducts,
  type CuratedIdea,
  type CuratedProduct,
  type Verdict,
} from "../writer/curation.ts";
import { tightenDescription } from "../writer/tighten.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";
import { textAnswer, type ProductText } from "./text-answer.ts";

const bot = "product-curatorix";

const verdictAnswer = answerShape<{ verdicts: Verdict[] }>({
  type: "object",
  required: ["verdicts"],
  properties: {
    verdicts: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "keep", "reason"],
        properties: {
          id: { type: "integer" },
          keep: { type: "boolean" },
          reason: { type: "string" },
        },
      },
    },
  },
});

/** What somebody asked for. */
export interface Wish {
  prompt: string;
  keywords: readonly string[];
  budget: Budget;
}

/** Ids of the ideas that product-curatorix finds weak. @throws ProblemError 502 */
export async function findWeakIdeas(
  context: BotContext,
  articleId: number,
  wish: Wish,
  ideas: readonly CuratedIdea[],
): Promise<number[]> {
  const { verdicts } = await runBot(context, {
    bot,
    articleId,
    instructions:
      "Judge each gift idea by whether it suits the prompt and by the products found for it. Weak ones are not kept.",
    input: {
      prompt: wish.prompt,
      ideas: ideas.map(({ id, title, keywords, found, selected }) => ({
        id,
        title,
        keywords: [...keywords],
        productsFound: found,
        selected: selected.map(productInput),
      })),
    },
    answer: verdictAnswer,
    offline: () => ({ verdicts: reviewIdeas(ideas) }),
  });
  return weak(verdicts);
}

/** Ids of the selected products that product-curatorix finds weak. @throws ProblemError 502 */
export async function findWeakProducts(
  context: BotContext,
  articleId: number,
  wish: Wish,
  products: readonly CuratedProduct[],
): Promise<number[]> {
  const { verdicts } = await runBot(context, {
    bot,
    articleId,
    instructions:
      "Judge each selected product by whether it suits the prompt and its budget, and whether another one does the same better. Weak ones are not kept.",
    input: {
      prompt: wish.prompt,
      budget: { ...wish.budget },
      products: products.map(productInput),
    },
    answer: verdictAnswer,
    offline: () => ({ verdicts: reviewProducts(products, wish.keywords, wish.budget) }),
  });
  return weak(verdicts);
}

/** Tighter descriptions, as HTML to be cleaned. @throws ProblemError 502 */
export async function tightenDescriptions(
  context: BotContext,
  articleId: number,
  descriptions: readonly ProductText[],
): Promise<ProductText[]> {
  const { descriptions: tightened } = await runBot(context, {
    bot,
    articleId,
    instructions:
      "Tighten each description to its two most useful sentences. Keep its language and its HTML: p, strong and em.",
    input: { descriptions: descriptions.map(({ id, description }) => ({ id, description })) },
    answer: textAnswer,
    offline: () => ({
      descriptions: descriptions.map(({ id, description }) => ({
        id,
        description: tightenDescription(description),
      })),
    }),
  });
  return tightened;
}

function weak(verdicts: readonly Verdict[]): number[] {
  return verdicts.filter(({ keep }) => !keep).map(({ id }) => id);
}
