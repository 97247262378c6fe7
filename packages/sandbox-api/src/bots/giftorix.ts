import { writeIdeas, type Idea, type IdeaRequest } from "../writer/ideas.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";

const answer = answerShape<{ ideas: Idea[] }>({
  type: "object",
  required: ["ideas"],
  properties: {
    ideas: {
      type: "array",
      maxItems: 50,
      items: {
        type: "object",
        required: ["title", "keywords"],
        properties: {
          title: { type: "string", minLength: 1, maxLength: 255 },
          keywords: {
            type: "array",
            maxItems: 50,
            items: { type: "string", minLength: 1, maxLength: 100 },
          },
        },
      },
    },
  },
});

/** Giftorix writes gift ideas. @throws ProblemError 502 */
export async function proposeIdeas(
  context: BotContext,
  articleId: number | null,
  request: IdeaRequest,
): Promise<Idea[]> {
  const { prompt, keywords, language, products, existing, count } = request;
  const { ideas } = await runBot(context, {
    bot: "giftorix",
    articleId,
    instructions: `Propose ${count} gift ideas for the prompt, in the language "${language}". Each has a title and the keywords with which a product search finds it. They must differ from the existing ideas and from each other. Prefer what the shops have, as the products show.`,
    input: {
      prompt,
      keywords: [...keywords],
      existing: existing.map(({ title }) => title),
      products: products.slice(0, 40).map(productInput),
    },
    answer,
    offline: () => ({ ideas: writeIdeas(request) }),
  });
  return ideas.slice(0, count);
}
