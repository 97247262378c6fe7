import { parseTokens, type Tokens } from "./tokens.ts";

/** Key of the tokens in browser storage. */
const authStorageKey = "auth_state";

/** The tokens of this browser, shared by its tabs. */
export interface TokenStore {
  /** The tokens as they are now, another tab's change included; the same object until they change. */
  get(): Tokens | null;
  set(tokens: Tokens): void;
  clear(): void;
  /** Calls back after every change, made here or in another tab. @returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** What a store needs of a browser. */
export interface StoreHost {
  /** Local storage; reading the property or calling it may throw where cookies are blocked. */
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Calls back when another tab changed storage; the key is null when all of it was cleared. */
  onStorage(listener: (key: string | null) => void): () => void;
}

/**
 * Keeps tokens in browser storage, or in memory for as long as storage refuses.
 * @param host the browser
 */
export function createTokenStore(host: StoreHost): TokenStore {
  const listeners = new Set<() => void>();
  let memory: string | null = null;
  let usesMemory = false;
  let last: { stored: string | null; tokens: Tokens | null } = { stored: null, tokens: null };

  const read = () => {
    if (usesMemory) return memory;
    try {
      return host.storage().getItem(authStorageKey);
    } catch {
      usesMemory = true;
      return memory;
    }
  };

  const write = (value: string | null) => {
    memory = value;
    try {
      if (value === null) host.storage().removeItem(authStorageKey);
      else host.storage().setItem(authStorageKey, value);
      usesMemory = false;
    } catch {
      usesMemory = true;
    }
    for (const listener of listeners) listener();
  };

  return {
    get() {
      const stored = read();
      if (stored !== last.stored) last = { stored, tokens: parseTokens(stored) };
      return last.tokens;
    },
    set: (tokens) =>
      write(JSON.stringify({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken })),
    clear: () => write(null),
    subscribe(listener) {
      const stop = host.onStorage((key) => {
        if (key === authStorageKey || key === null) listener();
      });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
