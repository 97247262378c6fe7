import type { BotName } from "../domains/bot-settings/known-bots.ts";
import type { JsonObject } from "../json.ts";
import type { AnswerShape } from "./answer.ts";

/** One thing that a bot is asked to do. */
export interface BotTask<T> {
  bot: BotName;
  /** Article that it is done for; null in a chat. */
  articleId: number | null;
  /** What to do, for a model; the bot's setting `prompt` goes before it. */
  instructions: string;
  /** What to work on. */
  input: JsonObject;
  answer: AnswerShape<T>;
  /** Does it without a model, always in the same way. */
  offline: () => T;
}

/** A message of a chat completion. */
export interface ChatMessage {
  role: "system" | "user";
  content: string;
}

/** The messages that put a task to a model. @param prompt the bot's own setting */
export function messagesOf(task: BotTask<unknown>, prompt: string | undefined): ChatMessage[] {
  const system = [
    prompt,
    task.instructions,
    `Answer with one JSON object that fits this JSON Schema, and nothing else: ${JSON.stringify(task.answer.schema)}`,
  ];
  return [
    { role: "system", content: system.filter((part) => part !== undefined).join("\n\n") },
    { role: "user", content: JSON.stringify(task.input) },
  ];
}
