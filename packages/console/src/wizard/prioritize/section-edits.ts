import type { PrioritizeArticle, PrioritizeSection } from "./prioritize-query.ts";
import { sectionsOf } from "./read-board.ts";

/** A change of the article in the cache. */
export type BoardEdit = (article: PrioritizeArticle) => PrioritizeArticle;

/** Takes over all sections as a reply carries them. */
export function setSections(sections: readonly PrioritizeSection[]): BoardEdit {
  return (article) => ({ ...article, sections: { ...article.sections, member: [...sections] } });
}

/** Takes over one section that is there already. */
export function putSection(section: PrioritizeSection): BoardEdit {
  return (article) =>
    setSections(sectionsOf(article).map((known) => (known.id === section.id ? section : known)))(
      article,
    );
}
