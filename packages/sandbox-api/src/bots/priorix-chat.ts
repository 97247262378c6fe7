import { foldText } from "../search/fold.ts";
import type { RankedProduct } from "../writer/facets.ts";
import { familyOf } from "../writer/product.ts";
import { answerShape } from "./answer.ts";
import type { ChatSubject } from "./chat-subject.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";

/** A product with its rank, from 1. */
export interface RankedForChat extends RankedProduct {
  priority: number;
}

const answer = answerShape<{ ids: number[] }>({
  type: "object",
  required: ["ids"],
  properties: { ids: { type: "array", items: { type: "integer" } } },
});

const mostProducts = 6;
const candidates = 30;

/** Priorix ranks what the feeds hold for a conversation. @throws ProblemError 502 */
export async function rankForChat(
  context: BotContext,
  subject: Pick<ChatSubject, "text" | "persona" | "products">,
): Promise<RankedForChat[]> {
  const products = subject.products.slice(0, candidates);
  const { ids } = await runBot(context, {
    bot: "priorix",
    articleId: null,
    instructions: `Choose the ${mostProducts} products that suit the person best and give their ids, the most fitting first.`,
    input: {
      conversation: subject.text,
      persona: subject.persona,
      products: products.map(productInput),
    },
    answer,
    offline: () => ({ ids: differentOnes(products).map(({ id }) => id) }),
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...new Set(ids)]
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, mostProducts)
    .map((product, index) => ({ ...product, priority: index + 1 }));
}

/** Best first, without variants of the same product. */
function differentOnes(products: readonly RankedProduct[]): RankedProduct[] {
  const families = new Set<string>();
  return products.filter(({ title }) => {
    const family = foldText(familyOf(title));
    const isNew = !families.has(family);
    families.add(family);
    return isNew;
  });
}
