import { sectionKeys, type SectionTexts } from "./texts.ts";

/** A section in the list of the sections' order. */
export interface SectionItem {
  id: string;
  title: string;
  section: SectionTexts;
}

/** The sections as a list in which they can be moved. */
export function sectionItems(sections: readonly SectionTexts[]): SectionItem[] {
  const keys = sectionKeys(sections);
  return sections.map((section, at) => ({
    id: keys[at] ?? "",
    title: section.title.trim() || `Section ${at + 1}`,
    section,
  }));
}
