import { eachText, sectionKeys, type ArticleTexts, type TextName } from "./texts.ts";

/** What a bot last wrote, by which later edits are known. */
export interface WrittenByBot {
  /** A digest per text, by the text's name. */
  texts: Readonly<Record<string, string>>;
  /** The keys of the sections in the bot's order. */
  order: readonly string[];
}

/** Who wrote a text; `unknown` where this browser was not there when it was written. */
export type TextSource = "empty" | "ai" | "edited" | "unknown";

/** Takes down what a bot wrote. */
export function writtenByBot(texts: ArticleTexts): WrittenByBot {
  const digests = [...eachText(texts)].map(([name, text]) => [name, digest(text)]);
  return { texts: Object.fromEntries(digests), order: sectionKeys(texts.sections) };
}

/** Who wrote a text, as far as this browser knows. */
export function textSource(name: TextName, text: string, written: WrittenByBot | null): TextSource {
  if (text.trim() === "") return "empty";
  if (written === null) return "unknown";
  return written.texts[name] === digest(text) ? "ai" : "edited";
}

/** A short name of a text, for comparing: FNV-1a of 32 bits, and the length. */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${(hash >>> 0).toString(36)}.${text.length.toString(36)}`;
}

/** Who wrote a part of several texts: edited as soon as one of them is. */
export function partSource(
  names: readonly TextName[],
  texts: ReadonlyMap<TextName, string>,
  written: WrittenByBot | null,
): TextSource {
  const sources = names.map((name) => textSource(name, texts.get(name) ?? "", written));
  const worst: readonly TextSource[] = ["edited", "unknown", "ai"];
  return worst.find((source) => sources.includes(source)) ?? "empty";
}
