import type { Log } from "../log.ts";
import type { Exclusive } from "./single-flight.ts";
import type { TokenStore } from "./token-store.ts";
import type { Tokens } from "./tokens.ts";

/** How long a refresh may take, in milliseconds. */
export const refreshTimeoutMs = 10_000;

/** The two calls that carry no bearer token. Both throw GraphError. */
export interface AuthApi {
  login(username: string, password: string): Promise<Tokens>;
  /** @returns the new access token */
  refresh(refreshToken: string, signal: AbortSignal): Promise<string>;
}

/** Signing in, staying signed in, signing out. */
export interface Auth {
  /** True only when both tokens exist. */
  isAuthenticated(): boolean;
  /** The token to send with a call, or null. */
  accessToken(): string | null;
  /** Stores the tokens. @throws what the call threw, after clearing the tokens and logging. */
  login(username: string, password: string): Promise<void>;
  /**
   * Renews the access token, once however many calls ask together, in whichever tab.
   * @param refused the access token that the server refused; when the stored one already differs,
   *   that one is returned without a call
   * @throws Error "No refresh token available", or what the call threw; the tokens are then gone
   */
  refresh(refused: string | null): Promise<string>;
  logout(): void;
  /** True once the session has ended by itself, until the next login: the operator should be told. */
  hasEnded(): boolean;
  /** Calls back when the tokens change, in this tab or another. @returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** What Auth is built from. */
export interface AuthParts {
  store: TokenStore;
  api: AuthApi;
  exclusive: Exclusive;
  log: Log;
}

/** Builds Auth of its parts. */
export function createAuth({ store, api, exclusive, log }: AuthParts): Auth {
  let refreshing: Promise<string> | null = null;
  let hasEnded = false;

  const renew = async (refused: string | null): Promise<string> => {
    const used = store.get();
    if (!used) throw new Error("No refresh token available");
    // Another tab renewed it while this one waited for the lock.
    if (refused !== null && used.accessToken !== refused) return used.accessToken;
    const isCurrent = () => store.get()?.refreshToken === used.refreshToken;
    try {
      const accessToken = await withTimeout((signal) => api.refresh(used.refreshToken, signal));
      // Signed out meanwhile: a late answer must not sign in again.
      if (!isCurrent()) throw new Error("Signed out while the access token was renewed");
      store.set({ accessToken, refreshToken: used.refreshToken });
      return accessToken;
    } catch (error) {
      // Signed in anew meanwhile: the failure concerns tokens that nobody uses any more.
      const tokens = store.get();
      if (tokens && !isCurrent()) return tokens.accessToken;
      if (tokens) hasEnded = true;
      store.clear();
      throw error;
    }
  };

  return {
    isAuthenticated: () => store.get() !== null,
    accessToken: () => store.get()?.accessToken ?? null,
    async login(username, password) {
      try {
        store.set(await api.login(username, password));
        hasEnded = false;
      } catch (error) {
        store.clear();
        log("Signing in failed.", error);
        throw error;
      }
    },
    refresh(refused) {
      refreshing ??= exclusive(() => renew(refused))
        .catch((error: unknown) => {
          log("Renewing the access token failed.", error);
          throw error;
        })
        .finally(() => {
          refreshing = null;
        });
      return refreshing;
    },
    logout: () => store.clear(),
    hasEnded: () => hasEnded,
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** Rejects after the timeout, whether or not the task heeds the signal. */
async function withTimeout<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer within ${refreshTimeoutMs / 1000} s.`);
    controller.abort(error);
    late.reject(error);
  }, refreshTimeoutMs);
  try {
    return await Promise.race([task(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
