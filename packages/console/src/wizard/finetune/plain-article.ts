import { plainText } from "../generate/overwritten.ts";
import type { ArticleTexts } from "./texts.ts";

/** The words of the whole article, for comparing two versions of it. */
export function plainArticle({ title, introduction, sections, conclusion }: ArticleTexts): string {
  const parts = sections.flatMap((section) => [section.title, plainText(section.body)]);
  return [title, plainText(introduction), ...parts, plainText(conclusion)]
    .filter(Boolean)
    .join("\n\n");
}
