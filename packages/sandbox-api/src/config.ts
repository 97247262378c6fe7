import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import type { DatabaseLocation } from "./db/open.ts";
import type { AiProvider } from "./services.ts";

/** What the environment says about the sandbox. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  location: DatabaseLocation;
  aiDelayMs: number;
  aiProvider: AiProvider | undefined;
  tokenTtlS: number | undefined;
  publicUrl: string | undefined;
}

/** A variable that cannot be used; the message is one plain sentence. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Reads the environment.
 * @throws ConfigError naming the first variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: integer(env, "SANDBOX_PORT", 0, 65_535) ?? 4001,
    location: locationOf(env),
    aiDelayMs: integer(env, "SANDBOX_AI_DELAY_MS", 0, 600_000) ?? 0,
    aiProvider: aiProviderOf(env),
    tokenTtlS: integer(env, "SANDBOX_TOKEN_TTL_S", 1, 86_400),
    publicUrl: url(env, "SANDBOX_PUBLIC_URL", ["http:", "https:"])?.replace(/\/+$/, ""),
  };
}

function locationOf(env: NodeJS.ProcessEnv): DatabaseLocation {
  const server = url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  if (server) return { kind: "server", url: server };
  const folder = env.SANDBOX_DATA || ".data/sandbox";
  if (folder === "memory://") return { kind: "memory" };
  if (folder.includes("://")) {
    throw new ConfigError(`SANDBOX_DATA must be a folder or memory://, not "${folder}".`);
  }
  return { kind: "embedded", folder: resolve(repository, folder) };
}

function aiProviderOf(env: NodeJS.ProcessEnv): AiProvider | undefined {
  const baseUrl = url(env, "AI_BASE_URL", ["http:", "https:"])?.replace(/\/+$/, "");
  const model = env.AI_MODEL || undefined;
  const apiKey = env.AI_API_KEY || undefined;
  if (baseUrl && model) return { baseUrl, model, apiKey };
  if (baseUrl || model || apiKey) {
    throw new ConfigError(
      "Set AI_BASE_URL and AI_MODEL together, or neither of the AI_ variables.",
    );
  }
  return undefined;
}

function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function url(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  const schemes = protocols.map((protocol) => `${protocol}//`).join(" or ");
  throw new ConfigError(`${name} must be an address that starts with ${schemes}.`);
}
