import type { Environment } from "../config.ts";

/** A place of the console: what the address bar shows after the origin. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The same page on the other environment.
 * @param otherUrl origin of the other console, without a trailing slash
 */
export function otherEnvironmentUrl(otherUrl: string, { pathname, search, hash }: Place): string {
  return `${otherUrl}${pathname}${search}${hash}`;
}

/** The environment beside this one. */
export function otherEnvironment(environment: Environment): Environment {
  return environment === "DEV" ? "PROD" : "DEV";
}
