import { keywordsOf } from "../writer/text/keywords.ts";
import type { WriterProduct } from "../writer/product.ts";
import { relatedKeywords } from "../writer/related-keywords.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";

interface KeywordAnswer {
  keywords: string[];
}

const answer = answerShape<KeywordAnswer>({
  type: "object",
  required: ["keywords"],
  properties: {
    keywords: {
      type: "array",
      maxItems: 50,
      items: { type: "string", minLength: 1, maxLength: 100 },
    },
  },
});

const mostKeywords = 12;

/** What keywords are extracted from. */
export interface KeywordRequest {
  articleId: number | null;
  /** The operator's prompt, or what a visitor has written. */
  text: string;
  /** What the site's feeds hold for it, best first. */
  products: readonly WriterProduct[];
}

/** Keywordus extracts the words that a product search needs. @throws ProblemError 502 */
export async function extractKeywords(
  context: BotContext,
  { articleId, text, products }: KeywordRequest,
): Promise<string[]> {
  const { keywords } = await runBot(context, {
    bot: "keywordus",
    articleId,
    instructions:
      "Extract the words that a search for gift products needs from the text: things, materials, activities. Leave out people, budgets and small words. You may add words that the products found so far share.",
    input: { text, products: products.slice(0, 20).map(productInput) },
    answer,
    offline: () => {
      const own = keywordsOf(text);
      return { keywords: [...own, ...relatedKeywords(own, products)] };
    },
  });
  return [...new Set(keywords.map((keyword) => keyword.trim()))]
    .filter((keyword) => keyword !== "")
    .slice(0, mostKeywords);
}
