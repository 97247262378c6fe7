import { describeProduct, type DescriptionContext } from "../writer/descriptions.ts";
import type { WriterProduct } from "../writer/product.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";
import { textAnswer, type ProductText } from "./text-answer.ts";

/** What products are described for. */
export interface DescriptionRequest extends DescriptionContext {
  articleId: number;
  prompt: string;
  /** Title of the idea that they were found for. */
  idea: string | null;
}

/** Descriptix describes products, as HTML to be cleaned. @throws ProblemError 502 */
export async function writeDescriptions(
  context: BotContext,
  request: DescriptionRequest,
  products: readonly WriterProduct[],
): Promise<ProductText[]> {
  const { articleId, prompt, idea, language, budget } = request;
  const { descriptions } = await runBot(context, {
    bot: "descriptix",
    articleId,
    instructions: `Describe each product in two or three sentences for readers who look for a gift, in the language "${language}". Use only what is known of it. HTML: p, strong and em.`,
    input: {
      prompt,
      idea,
      budget: { ...budget },
      products: products.map(productInput),
    },
    answer: textAnswer,
    offline: () => ({
      descriptions: products.map((product) => ({
        id: product.id,
        description: describeProduct(product, { language, budget }),
      })),
    }),
  });
  return descriptions;
}
