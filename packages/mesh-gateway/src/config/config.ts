import { fileURLToPath } from "node:url";
import { StartError } from "./start-error.ts";

/** Everything the gateway is told from outside. */
export interface Config {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** URL of the API host with its path prefix, without a trailing slash. */
  apiUrl: string;
  /** `trusted` answers only the console's own operations; `any` every one, with GraphiQL. */
  documents: "trusted" | "any";
  /** Manifest of the console's operations by hash. */
  documentsFile: string;
  /** Folder of the built console. */
  consoleFolder: string;
  /** What `/config.js` tells the console. */
  console: ConsoleConfig;
  /** Requests to the graph that one client may send per minute; 0 means no limit. */
  requestsPerMinute: number;
  logLevel: string;
  /** In production the console and its documents must be there. */
  production: boolean;
}

/** The part of the configuration that the browser gets to see. */
export interface ConsoleConfig {
  environment: "DEV" | "PROD";
  /** The console of the other environment. */
  otherUrl: string | null;
  accessRequestEmail: string | null;
}

type Env = Record<string, string | undefined>;

const repository = new URL("../../../../", import.meta.url);
const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

/**
 * Reads the environment.
 * @throws StartError that names the variable which is missing or wrong
 */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === "production";
  return {
    host: env.HOST || "127.0.0.1",
    port: wholeNumber(env, "PORT", 4000, 65_535),
    apiUrl: apiUrl(env),
    documents: oneOf(env, "GRAPH_DOCUMENTS", ["trusted", "any"], production ? "trusted" : "any"),
    documentsFile: path(
      env.GRAPH_DOCUMENTS_FILE,
      "packages/console/src/graph/generated/persisted-documents.json",
    ),
    consoleFolder: path(env.CONSOLE_FOLDER, "packages/console/dist"),
    console: {
      environment: oneOf(env, "CONSOLE_ENVIRONMENT", ["DEV", "PROD"], "DEV"),
      otherUrl: env.CONSOLE_OTHER_URL ? httpUrl("CONSOLE_OTHER_URL", env.CONSOLE_OTHER_URL) : null,
      accessRequestEmail: email(env),
    },
    requestsPerMinute: wholeNumber(env, "RATE_LIMIT", 1200, 1_000_000),
    logLevel: oneOf(env, "LOG_LEVEL", logLevels, "warn"),
    production,
  };
}

function apiUrl(env: Env): string {
  if (!env.API_URL) {
    throw new StartError(
      "API_URL is missing: set it to the URL of the API host, such as https://api.example.com/api.",
    );
  }
  return httpUrl("API_URL", env.API_URL);
}

function httpUrl(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new StartError(`${name} is "${value}": set it to a plain http or https URL.`);
  }
  return url.href.replace(/\/+$/, "");
}

function email(env: Env): string | null {
  const value = env.ACCESS_REQUEST_EMAIL;
  if (!value) return null;
  if (!/^[^\s@?&]+@[^\s@?&]+$/.test(value)) {
    throw new StartError(`ACCESS_REQUEST_EMAIL is "${value}": set it to one mail address.`);
  }
  return value;
}

function wholeNumber(env: Env, name: string, fallback: number, max: number): number {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  if (!/^\d+$/.test(value) || Number(value) > max) {
    throw new StartError(`${name} is "${value}": set it to a whole number from 0 to ${max}.`);
  }
  return Number(value);
}

function oneOf<Value extends string>(
  env: Env,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  const found = values.find((one) => one === value);
  if (!found) throw new StartError(`${name} is "${value}": set it to ${values.join(" or ")}.`);
  return found;
}

function path(value: string | undefined, fallback: string): string {
  return value || fileURLToPath(new URL(fallback, repository));
}
