/** Which environment this console belongs to. */
export type Environment = "DEV" | "PROD";

/** What the server tells the page at run time through `/config.js`. */
export interface Config {
  /** Path or URL of the graph. */
  graphUrl: string;
  environment: Environment;
  /** Origin of the other environment's console, without a trailing slash; null hides its button. */
  otherUrl: string | null;
  /** Where access requests go by mail; null leaves only copying. */
  accessRequestEmail: string | null;
}

declare global {
  interface Window {
    __CONFIG__?: unknown;
  }
}

const defaults: Config = {
  graphUrl: "/graphql",
  environment: "DEV",
  otherUrl: null,
  accessRequestEmail: null,
};

/**
 * Reads what `/config.js` left on the window. A value that is missing or of the wrong kind falls
 * back to its default, so that a console without the file still works.
 */
export function readConfig(given: unknown): Config {
  const values =
    typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
  return {
    graphUrl: text(values["graphUrl"]) ?? defaults.graphUrl,
    environment: values["environment"] === "PROD" ? "PROD" : defaults.environment,
    otherUrl: httpUrl(values["otherUrl"]) ?? defaults.otherUrl,
    accessRequestEmail: email(values["accessRequestEmail"]) ?? defaults.accessRequestEmail,
  };
}

/** The configuration of this page. */
export const config = readConfig(typeof window === "undefined" ? null : window.__CONFIG__);

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function httpUrl(value: unknown): string | null {
  const url = text(value);
  if (url === null || !URL.canParse(url)) return null;
  return /^https?:$/.test(new URL(url).protocol) ? url.replace(/\/+$/, "") : null;
}

function email(value: unknown): string | null {
  const address = text(value);
  return address !== null && /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? address : null;
}
