import { writeArticle, type ArticleRequest, type ArticleTexts } from "../writer/article.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { productInput } from "./product-input.ts";
import { runBot } from "./run-bot.ts";

const answer = answerShape<ArticleTexts>({
  type: "object",
  required: ["title", "introduction", "sections", "conclusion"],
  properties: {
    title: { type: "string", minLength: 1, maxLength: 255 },
    introduction: { type: "string", minLength: 1, maxLength: 50_000 },
    sections: {
      type: "array",
      maxItems: 100,
      items: {
        type: "object",
        required: ["sectionId", "title", "body"],
        properties: {
          sectionId: { type: "integer" },
          title: { type: "string", minLength: 1, maxLength: 255 },
          body: { type: "string", minLength: 1, maxLength: 50_000 },
        },
      },
    },
    conclusion: { type: "string", minLength: 1, maxLength: 50_000 },
  },
});

/** Wrapperix writes an article's texts, as HTML to be cleaned. @throws ProblemError 502 */
export function wrapArticle(
  context: BotContext,
  articleId: number,
  request: ArticleRequest,
): Promise<ArticleTexts> {
  return runBot(context, {
    bot: "wrapperix",
    articleId,
    instructions: `Write an article in the language "${request.language}": a title, an introduction, a text for each section and a conclusion. Titles are plain text, the rest is HTML of p, strong, em, ul, ol, li, a and h3. Each section's text names its products in h3 and links to their urls.`,
    input: {
      prompt: request.prompt,
      sections: request.sections.map(({ id, title, products }) => ({
        sectionId: id,
        title,
        products: products.map((product) => ({
          ...productInput(product),
          text: product.description,
          url: product.url,
        })),
      })),
    },
    answer,
    offline: () => writeArticle(request),
  });
}
