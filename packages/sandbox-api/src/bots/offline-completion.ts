import { setTimeout as delay } from "node:timers/promises";
import { offlineProvider } from "../domains/bot-settings/known-bots.ts";
import type { JsonObject } from "../json.ts";
import { hashOf } from "../writer/text/seeded.ts";
import type { Completion } from "./chat-completion.ts";
import { estimateTokens } from "./tokens.ts";

/**
 * The built-in writer's answer in the form of a provider's reply.
 * @param delayMs pretended latency
 */
export async function completeOffline(
  write: () => unknown,
  request: JsonObject,
  delayMs: number,
  signal: AbortSignal,
): Promise<Completion> {
  if (delayMs > 0) await delay(delayMs, undefined, { signal });
  signal.throwIfAborted();
  const text = JSON.stringify(write());
  const promptTokens = estimateTokens(JSON.stringify(request["messages"]));
  const completionTokens = estimateTokens(text);
  return {
    text,
    promptTokens,
    completionTokens,
    response: {
      id: `${offlineProvider}-${hashOf(JSON.stringify(request) + text).toString(16)}`,
      object: "chat.completion",
      model: `${offlineProvider}-writer`,
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      },
    },
  };
}
