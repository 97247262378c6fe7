/** What proves who the operator is. */
export interface Tokens {
  /** Sent as bearer token with every call but login and refresh. */
  accessToken: string;
  /** Renews the access token. */
  refreshToken: string;
}

/**
 * Reads stored tokens.
 * @param stored what browser storage holds, or null
 * @returns the tokens, or null unless both are there; anything unreadable counts as nothing
 */
export function parseTokens(stored: string | null): Tokens | null {
  if (!stored) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { accessToken, refreshToken } = value as Record<string, unknown>;
  if (typeof accessToken !== "string" || typeof refreshToken !== "string") return null;
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}
