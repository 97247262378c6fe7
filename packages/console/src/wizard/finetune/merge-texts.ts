import type { Merged } from "../../save/field-editor.ts";
import { eachText, sectionKeys, sectionsByKey, setText, type ArticleTexts } from "./texts.ts";

/**
 * Lays the changes of two operators over each other, text by text. They clash where both changed the
 * same text, or both the order of the sections.
 */
export function mergeTexts(
  base: ArticleTexts,
  mine: ArticleTexts,
  theirs: ArticleTexts,
): Merged<ArticleTexts> {
  return { mine: laidOver(base, theirs, mine), theirs: laidOver(base, mine, theirs) };
}

/** What `upper` changed of `base` counts more than what `lower` changed. */
function laidOver(base: ArticleTexts, lower: ArticleTexts, upper: ArticleTexts): ArticleTexts {
  const before = eachText(base);
  const there = eachText(lower);
  const changed = [...eachText(upper)].filter(([name, text]) => text !== before.get(name));
  const isArranged =
    sectionKeys(upper.sections).join() !== sectionKeys(base.sections).join() ||
    // A section that is gone below comes back with the text that was changed in it.
    changed.some(([name]) => !there.has(name));
  const sections = sectionsByKey(lower);
  const arranged = isArranged
    ? [...sectionsByKey(upper)].map(([key, section]) => sections.get(key) ?? section)
    : lower.sections;
  return changed.reduce((texts, [name, text]) => setText(texts, name, text), {
    ...lower,
    sections: arranged,
  });
}
