import { isJsonObject, type JsonObject, type JsonValue } from "../json.ts";
import type { AiProvider } from "../services.ts";

/** A provider that cannot be asked, or that answered with an error. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** What it answered; null when it did not. */
  readonly response: JsonValue;

  constructor(message: string, response: JsonValue = null, options?: ErrorOptions) {
    super(message, options);
    this.response = response;
  }
}

/** What a provider answered. */
export interface Completion {
  /** The whole reply. */
  response: JsonObject;
  /** What the model wrote. */
  text: string;
  /** As the provider counts them; undefined when it does not. */
  promptTokens: number | undefined;
  completionTokens: number | undefined;
}

const timeoutMs = 120_000;

/**
 * Asks a model behind an OpenAI-compatible address.
 * @param request body of the chat completion
 * @throws ProviderError when it cannot be reached, takes over two minutes or answers an error
 */
export async function completeChat(
  provider: AiProvider,
  request: JsonObject,
  signal: AbortSignal,
): Promise<Completion> {
  let status: number;
  let response: JsonValue;
  try {
    const reply = await fetch(`${provider.baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(provider.apiKey && { authorization: `Bearer ${provider.apiKey}` }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    status = reply.status;
    response = jsonOrText(await reply.text());
  } catch (error) {
    signal.throwIfAborted();
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    throw new ProviderError(
      isTimeout ? "the provider took over two minutes" : "the provider cannot be reached",
      null,
      { cause: error },
    );
  }
  if (status !== 200 || !isJsonObject(response)) {
    throw new ProviderError(`the provider answered with status ${status}`, response);
  }
  const text = textOf(response);
  if (text === undefined) throw new ProviderError("the provider's reply has no text", response);
  const usage = isJsonObject(response["usage"]) ? response["usage"] : {};
  return {
    response,
    text,
    promptTokens: count(usage["prompt_tokens"]),
    completionTokens: count(usage["completion_tokens"]),
  };
}

function jsonOrText(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text.slice(0, 2000);
  }
}

function textOf(response: JsonObject): string | undefined {
  const [choice] = Array.isArray(response["choices"]) ? response["choices"] : [];
  const message = isJsonObject(choice) ? choice["message"] : undefined;
  const content = isJsonObject(message) ? message["content"] : undefined;
  return typeof content === "string" ? content : undefined;
}

function count(value: JsonValue | undefined): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}
