import { digest } from "./digest.ts";
import { eachText, sectionKeys, type ArticleTexts, type TextName } from "./texts.ts";

/** What a bot last wrote, by which later edits are known. */
export interface WrittenByBot {
  /** A digest per text, by the text's name. */
  texts: Readonly<Record<string, string>>;
  /** The keys of the sections in the bot's order. */
  order: readonly string[];
}

/** Who wrote a text; `unknown` where neither the log of bot calls nor this browser can tell. */
export type TextSource = "empty" | "ai" | "edited" | "unknown";

/** Takes down what a bot wrote. */
export function writtenByBot(texts: ArticleTexts): WrittenByBot {
  const digests = [...eachText(texts)].map(([name, text]) => [name, digest(text)]);
  return { texts: Object.fromEntries(digests), order: sectionKeys(texts.sections) };
}

/** Who wrote a text, as far as is known. */
export function textSource(name: TextName, text: string, written: WrittenByBot | null): TextSource {
  if (text.trim() === "") return "empty";
  if (written === null) return "unknown";
  return written.texts[name] === digest(text) ? "ai" : "edited";
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
