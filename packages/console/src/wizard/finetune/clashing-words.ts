import { plainText } from "../generate/overwritten.ts";
import { eachText, sectionKeys, textLabel, type ArticleTexts } from "./texts.ts";

/** The words of the texts in which two versions of an article differ, each under its name. */
export function clashingWords(
  mine: ArticleTexts,
  theirs: ArticleTexts,
): { mine: string; theirs: string } {
  return { mine: wordsOf(mine, theirs), theirs: wordsOf(theirs, mine) };
}

function wordsOf(texts: ArticleTexts, other: ArticleTexts): string {
  const others = eachText(other);
  const isSameOrder = sectionKeys(texts.sections).join() === sectionKeys(other.sections).join();
  const order = texts.sections.map(({ title }) => title).join(", ");
  const parts = [...eachText(texts)].flatMap(([name, text]) =>
    text === others.get(name) ? [] : [`${textLabel(texts, name)}: ${plainText(text)}`],
  );
  return [...parts, ...(isSameOrder ? [] : [`Order of the sections: ${order}`])].join("\n");
}
