import type { ChatSubject } from "../../bots/chat-subject.ts";
import type { Db } from "../../db/open.ts";
import type { StoredMessage } from "../../db/tables/chat.ts";
import { found } from "../../http/problem.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../json.ts";
import { anyBudget, type Budget } from "../../search/criteria.ts";
import { findHits } from "../../wizard/find-hits.ts";
import { readBudget } from "../../writer/text/budget.ts";
import { keywordsOf } from "../../writer/text/keywords.ts";
import { languageOf } from "../../writer/text/language.ts";

/** A conversation up to a checkpoint. */
export interface Conversation {
  messages: StoredMessage[];
  persona: JsonObject;
}

/** A site's conversation up to a checkpoint, inclusive. @throws ProblemError 404 */
export async function conversationAt(
  db: Db,
  siteId: number,
  checkpointId: string,
): Promise<Conversation> {
  const row = await db
    .selectFrom("checkpoints")
    .innerJoin("chatSessions", "chatSessions.id", "checkpoints.sessionId")
    .select(["checkpoints.messageIndex", "chatSessions.conversation", "chatSessions.persona"])
    .where("checkpoints.id", "=", checkpointId)
    .where("chatSessions.siteId", "=", siteId)
    .executeTakeFirst();
  const { conversation, persona, messageIndex } = found(row);
  return { messages: conversation.slice(0, messageIndex + 1), persona };
}

/** What a conversation is about, with what the site's feeds hold for it. */
export async function subjectOfChat(
  db: Db,
  siteId: number,
  { messages, persona }: Conversation,
): Promise<ChatSubject> {
  const text = messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .join(" ");
  const interests = stringsOf(persona["interests"]);
  const keywords = [...new Set([...interests, ...keywordsOf(text)])];
  const budget = budgetOf(persona["budget"], text);
  return {
    text,
    persona,
    keywords,
    language: languageOf(text),
    products: await findHits(db, siteId, keywords, budget),
  };
}

function stringsOf(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function budgetOf(known: JsonValue | undefined, text: string): Budget {
  if (!isJsonObject(known)) return readBudget(text).budget;
  const { min, max } = { ...anyBudget, ...known };
  return { min: typeof min === "number" ? min : null, max: typeof max === "number" ? max : null };
}
