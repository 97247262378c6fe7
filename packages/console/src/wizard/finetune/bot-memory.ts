import type { WrittenByBot } from "./provenance.ts";

/** What a bot last wrote for one article, kept in this browser. */
export interface BotMemory {
  /** @returns null where nothing is known */
  load: () => WrittenByBot | null;
  save: (written: WrittenByBot) => void;
}

/** Where it is kept. */
type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** Remembers for one article; where storage refuses, nothing is known after a reload. */
export function createBotMemory(storage: () => Storage, articleId: number): BotMemory {
  const key = `article-written:${articleId}`;
  return {
    load() {
      try {
        const found: unknown = JSON.parse(storage().getItem(key) ?? "null");
        return isWritten(found) ? found : null;
      } catch {
        return null;
      }
    },
    save(written) {
      try {
        storage().setItem(key, JSON.stringify(written));
      } catch {
        // The page goes on with what it holds.
      }
    },
  };
}

function isWritten(value: unknown): value is WrittenByBot {
  if (typeof value !== "object" || value === null) return false;
  if (!("texts" in value) || !("order" in value)) return false;
  const { texts, order } = value;
  return (
    typeof texts === "object" &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === "string") &&
    Array.isArray(order) &&
    order.every((id) => typeof id === "string")
  );
}
