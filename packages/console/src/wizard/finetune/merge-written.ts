import { textSource, type WrittenByBot } from "./provenance.ts";
import { eachText, sectionKeys, sectionsByKey, type ArticleTexts, type TextName } from "./texts.ts";

/** A text that a bot would put in place of one that it may not replace. */
export interface Proposal {
  name: TextName;
  proposed: string;
}

/** The article after a bot has written it once more. */
export interface Merged {
  texts: ArticleTexts;
  proposals: Proposal[];
}

/**
 * Lays a bot's new texts over the article. Texts that are empty or known to be a bot's give way;
 * all others stay, and what the bot wrote becomes a proposal. A section that the bot no longer
 * writes stays while it holds a text of someone else's. An order changed by hand stays.
 * @param mine the article as the operator had it
 * @param fresh what the bot wrote
 * @param known what a bot is known to have written of `mine`; null for nothing
 */
export function mergeWritten(
  mine: ArticleTexts,
  fresh: ArticleTexts,
  known: WrittenByBot | null,
): Merged {
  const proposals: Proposal[] = [];
  const before = eachText(mine);
  const choose = (name: TextName, proposed: string): string => {
    const text = before.get(name) ?? "";
    const source = textSource(name, text, known);
    if (text === proposed || source === "empty" || source === "ai") return proposed;
    proposals.push({ name, proposed });
    return text;
  };
  const title = choose("title", fresh.title);
  const introduction = choose("introduction", fresh.introduction);
  const own = sectionsByKey(mine);
  const written = sectionsByKey(fresh);
  const sections = orderOf(mine, fresh, known).flatMap((key) => {
    const section = written.get(key);
    if (section) {
      const heading = choose(`${key}/title`, section.title);
      return [{ ...section, title: heading, body: choose(`${key}/body`, section.body) }];
    }
    const kept = own.get(key);
    return kept && isSomeoneElses(key, kept, known) ? [kept] : [];
  });
  const conclusion = choose("conclusion", fresh.conclusion);
  return { texts: { title, introduction, sections, conclusion }, proposals };
}

function isSomeoneElses(
  key: string,
  { title, body }: { title: string; body: string },
  known: WrittenByBot | null,
): boolean {
  const sources = [
    textSource(`${key}/title`, title, known),
    textSource(`${key}/body`, body, known),
  ];
  return sources.some((source) => source === "edited" || source === "unknown");
}

/** The keys of all sections: in the bot's order, unless someone has changed the order it gave. */
function orderOf(mine: ArticleTexts, fresh: ArticleTexts, known: WrittenByBot | null): string[] {
  const own = sectionKeys(mine.sections);
  const written = sectionKeys(fresh.sections);
  const isOwnOrder = own.length > 0 && own.join() !== known?.order.join();
  return isOwnOrder ? weave(own, written) : weave(written, own);
}

/** Adds the keys that are missing, each after the one that it follows in the other list. */
function weave(keys: readonly string[], others: readonly string[]): string[] {
  const result = [...keys];
  others.forEach((key, at) => {
    if (result.includes(key)) return;
    const previous = others[at - 1];
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, key);
  });
  return result;
}
