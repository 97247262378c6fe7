import type { SignAccessToken } from "./auth/tokens.ts";
import type { Db } from "./db/open.ts";

/** A model behind an OpenAI-compatible address that writes for the bots. */
export interface AiProvider {
  baseUrl: string;
  /** Undefined for a model server that asks for none. */
  apiKey: string | undefined;
  model: string;
}

/** How the bots write. */
export interface AiOptions {
  /** Pretended latency of a bot call, in milliseconds. */
  delayMs: number;
  /** Undefined means the built-in offline writer. */
  provider: AiProvider | undefined;
}

/** What every handler can use. */
export interface Services {
  db: Db;
  ai: AiOptions;
  signAccessToken: SignAccessToken;
}
