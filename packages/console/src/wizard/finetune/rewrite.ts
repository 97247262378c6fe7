import { mergeWritten, type Merged } from "./merge-written.ts";
import type { WrittenByBot } from "./provenance.ts";
import type { ArticleTexts } from "./texts.ts";

/** What writing the article anew is made of. */
export interface RewriteParts {
  /** The article as the operator has it, all of it saved. */
  mine: ArticleTexts;
  /** What a bot is known to have written of it; null for nothing. */
  known: WrittenByBot | null;
  /** Has the article written. @returns null when the call failed or was cancelled */
  write: () => Promise<ArticleTexts | null>;
  /** Asks for the article as the server has it now. */
  reread: () => Promise<ArticleTexts>;
}

/** How writing the article anew ended. */
export interface Rewritten extends Merged {
  /** What the bot wrote; null where no reply said so. */
  written: ArticleTexts | null;
  /** What the server has now, as far as is known. */
  stored: ArticleTexts;
}

/**
 * Has the article written and keeps what may be someone's. A call that was cancelled or lost may
 * have been carried out all the same, so the server is asked what it has.
 */
export async function rewrite({ mine, known, write, reread }: RewriteParts): Promise<Rewritten> {
  const written = await write();
  const stored = written ?? (await reread().catch(() => mine));
  return { written, stored, ...mergeWritten(mine, stored, known) };
}
