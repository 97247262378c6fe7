import { performance } from "node:perf_hooks";
import { offlineProvider } from "../domains/bot-settings/known-bots.ts";
import { ProblemError } from "../http/problem.ts";
import type { JsonObject } from "../json.ts";
import { AnswerError, readAnswer } from "./answer.ts";
import { completeChat, ProviderError, type Completion } from "./chat-completion.ts";
import type { BotContext } from "./context.ts";
import { logCall } from "./debug-log.ts";
import { completeOffline } from "./offline-completion.ts";
import { settingOf, type BotSetting } from "./setting.ts";
import { messagesOf, type BotTask } from "./task.ts";
import { estimateTokens } from "./tokens.ts";

/**
 * Lets a bot do something: its default provider is asked, and its backup provider when that
 * fails. Every call that goes out is kept for the debug panel.
 * Do not call it inside a transaction: a model may take minutes.
 * @throws ProblemError 502 when both fail, saying why
 */
export async function runBot<T>(context: BotContext, task: BotTask<T>): Promise<T> {
  const setting = await settingOf(context.db, task.bot);
  const reasons: string[] = [];
  for (const provider of setting.providers) {
    if (provider !== offlineProvider && !context.ai.provider) {
      reasons.push(`${provider}: set AI_BASE_URL and AI_MODEL, or choose the provider offline`);
      continue;
    }
    try {
      return await askProvider(context, task, setting, provider);
    } catch (error) {
      if (context.signal.aborted) throw new ProblemError(502, "The call was cancelled.");
      if (!(error instanceof ProviderError || error instanceof AnswerError)) throw error;
      reasons.push(`${provider}: ${error.message}`);
    }
  }
  throw new ProblemError(502, `${task.bot} could not answer (${reasons.join("; ")}).`);
}

/** What came of a call; without text, it failed. */
type Outcome = Partial<Omit<Completion, "response">> & Pick<ProviderError, "response">;

async function askProvider<T>(
  context: BotContext,
  task: BotTask<T>,
  setting: BotSetting,
  provider: string,
): Promise<T> {
  const { ai, db, signal } = context;
  const start = performance.now();
  const request = requestOf(context, task, setting, provider);
  const log = (outcome: Outcome) =>
    logCall(db, {
      bot: task.bot,
      articleId: task.articleId,
      request: { provider, ...request },
      response: outcome.response,
      durationMs: Math.round(performance.now() - start),
      promptTokens: outcome.promptTokens ?? estimateTokens(JSON.stringify(request["messages"])),
      completionTokens:
        outcome.completionTokens ??
        (outcome.text === undefined ? null : estimateTokens(outcome.text)),
    });
  try {
    const completion =
      provider === offlineProvider || !ai.provider
        ? await completeOffline(task.offline, request, ai.delayMs, signal)
        : await completeChat(ai.provider, request, signal);
    await log(completion);
    return readAnswer(completion.text, task.answer);
  } catch (error) {
    if (error instanceof ProviderError) await log({ response: error.response });
    else if (signal.aborted) await log({ response: null });
    throw error;
  }
}

function requestOf(
  { ai }: BotContext,
  task: BotTask<unknown>,
  setting: BotSetting,
  provider: string,
): JsonObject {
  const configured = provider === offlineProvider ? undefined : ai.provider?.model;
  return {
    // A model server knows its own model only; offline, the operator's choice is shown.
    model: configured ?? setting.model ?? `${offlineProvider}-writer`,
    temperature: setting.temperature,
    response_format: { type: "json_object" },
    messages: messagesOf(task, setting.prompt).map(({ role, content }) => ({ role, content })),
  };
}
