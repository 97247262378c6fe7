import { proposeIdeas } from "./giftorix.ts";
import { extractKeywords } from "./keywordus.ts";
import { rankForChat, type RankedForChat } from "./priorix-chat.ts";
import type { ChatSubject } from "./chat-subject.ts";
import type { BotContext } from "./context.ts";
import { phrasesOf } from "../writer/phrases/phrases-of.ts";
import { fill, listOf } from "../writer/text/fill.ts";
import { choose } from "../writer/text/seeded.ts";

/** What a bot answers in a chat; the parts that it does not give are null. */
export interface ChatAnswer {
  text: string;
  ideas: { title: string; description: string; keywords: string[] }[] | null;
  keywords: string[] | null;
  products: RankedForChat[] | null;
}

const ideaCount = 3;

/** Giftorix answers with gift ideas. @throws ProblemError 502 */
export async function answerWithIdeas(
  context: BotContext,
  subject: ChatSubject,
): Promise<ChatAnswer> {
  const { chat, and } = phrasesOf(subject.language);
  const ideas = await proposeIdeas(context, null, {
    ...subject,
    prompt: subject.text,
    existing: [],
    count: ideaCount,
  });
  const titles = ideas.map(({ title }) => title);
  return {
    text: titles.length > 0 ? fill(chat.ideas, { ideas: listOf(titles, and) }) : chat.nothing,
    ideas: ideas.map(({ title, keywords }) => ({
      title,
      description: reason(subject, title, keywords),
      keywords,
    })),
    keywords: null,
    products: null,
  };
}

/** Keywordus answers with keywords. @throws ProblemError 502 */
export async function answerWithKeywords(
  context: BotContext,
  subject: ChatSubject,
): Promise<ChatAnswer> {
  const { chat } = phrasesOf(subject.language);
  const keywords = await extractKeywords(context, {
    articleId: null,
    text: [subject.text, ...subject.keywords].join(" "),
    products: subject.products,
  });
  return {
    text: keywords.join(", ") || chat.nothing,
    ideas: null,
    keywords,
    products: null,
  };
}

/** Priorix answers with ranked products. @throws ProblemError 502 */
export async function answerWithProducts(
  context: BotContext,
  subject: ChatSubject,
): Promise<ChatAnswer> {
  const { chat } = phrasesOf(subject.language);
  const products = await rankForChat(context, subject);
  const [first] = products;
  return {
    text: first ? fill(chat.products, { title: first.title }) : chat.nothing,
    ideas: null,
    keywords: null,
    products,
  };
}

function reason({ keywords, text, language }: ChatSubject, title: string, own: string[]): string {
  const topic = keywords.find((keyword) => own.includes(keyword)) ?? keywords[0] ?? own[0] ?? title;
  return fill(choose(phrasesOf(language).chat.why, `${text} ${title}`), { topic });
}
