import type { GraphQLFieldResolver } from "graphql";
import { rootResolver } from "./relations.ts";

/** The texts of an article as a bot wrote them. */
export interface WrittenTexts {
  title: string;
  /** HTML fragment, as the bot wrote it. */
  introduction: string;
  sections: { sectionId: number | null; title: string; body: string }[];
  conclusion: string;
}

/** How far back the log is read, in calls: each comes with its documents, which may be large. */
const newest = 20;
/** How long the article waits for it, in milliseconds. */
const patienceMs = 1_000;

const askLog = rootResolver("debugs");

/**
 * Reads the log of bot calls for the texts that wrapperix last wrote. A log that fails, or is slow,
 * tells nothing; the article is answered all the same.
 */
export const resolveWrittenByBot: GraphQLFieldResolver<{ id?: unknown }, unknown> = async (
  { id },
  _args,
  context,
  info,
) => {
  if (typeof id !== "number") return null;
  const giveUp = Promise.withResolvers<null>();
  const timer = setTimeout(() => giveUp.resolve(null), patienceMs);
  const args = { article_id: id, itemsPerPage: newest };
  const asked = Promise.resolve(askLog({}, args, context, info));
  try {
    return lastWritten(await Promise.race([asked, giveUp.promise]));
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/** The texts of the newest call of wrapperix that tells them. @param log a page of calls, newest first */
export function lastWritten(log: unknown): WrittenTexts | null {
  const calls = asList(asMap(log)["member"]);
  for (const call of calls) {
    const { bot, response } = asMap(call);
    const written = bot === "wrapperix" ? textsOf(answerOf(response)) : null;
    if (written) return written;
  }
  return null;
}

/** What the bot answered, in a chat completion's reply. */
function answerOf(response: unknown): unknown {
  const [choice] = asList(asMap(response)["choices"]);
  const { content } = asMap(asMap(choice)["message"]);
  if (typeof content !== "string") return null;
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return null;
  }
}

function textsOf(answer: unknown): WrittenTexts | null {
  const { title, introduction, sections, conclusion } = asMap(answer);
  if (typeof title !== "string" || typeof introduction !== "string") return null;
  if (typeof conclusion !== "string" || !Array.isArray(sections)) return null;
  const read = sections.map((section) => {
    const { sectionId, title: heading, body } = asMap(section);
    return {
      sectionId: typeof sectionId === "number" ? sectionId : null,
      title: typeof heading === "string" ? heading : "",
      body: typeof body === "string" ? body : "",
    };
  });
  return { title, introduction, sections: read, conclusion };
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asMap(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
