import type {
  ArticleContentSaveInput,
  WrittenArticleFragment,
} from "../../graph/generated/graphql.ts";

/** The text of one section. */
export interface SectionTexts {
  sectionId: number | null;
  title: string;
  /** HTML fragment. */
  body: string;
}

/** The texts of an article; "" where there is none. */
export interface ArticleTexts {
  title: string;
  /** HTML fragment. */
  introduction: string;
  /** In reading order. */
  sections: SectionTexts[];
  /** HTML fragment. */
  conclusion: string;
}

/** Names one text of an article: its own ones, or those of a section by the section's key. */
export type TextName = "title" | "introduction" | "conclusion" | SectionTextName;

/** Names one text of a section. */
export type SectionTextName = `${string}/title` | `${string}/body`;

/** Reads the texts of an article. */
export function readTexts(content: WrittenArticleFragment["content"]): ArticleTexts {
  return {
    title: content?.title ?? "",
    introduction: content?.introduction ?? "",
    sections: (content?.sections ?? []).map(({ sectionId, title, body }) => ({
      sectionId: sectionId ?? null,
      title: title ?? "",
      body: body ?? "",
    })),
    conclusion: content?.conclusion ?? "",
  };
}

/** The texts as they are saved, all of them; what is empty is cleared. */
export function toContent(texts: ArticleTexts): ArticleContentSaveInput {
  return {
    title: texts.title || null,
    introduction: texts.introduction || null,
    sections: texts.sections.map(({ sectionId, title, body }) => ({
      sectionId,
      title: title || null,
      body: body || null,
    })),
    conclusion: texts.conclusion || null,
  };
}

/** True where nothing is written, nor begun. */
export function isBlank(texts: ArticleTexts): boolean {
  return texts.sections.length === 0 && !texts.title && !texts.introduction && !texts.conclusion;
}

/** The article with empty texts for its sections, to be written by hand. */
export function blankTexts(
  title: string,
  sections: readonly { id: number; title: string }[],
): ArticleTexts {
  return {
    title,
    introduction: "",
    sections: sections.map((section) => ({
      sectionId: section.id,
      title: section.title,
      body: "",
    })),
    conclusion: "",
  };
}

/** A key per section that stays the same when sections move, in their order. */
export function sectionKeys(sections: readonly SectionTexts[]): string[] {
  const seen = new Map<number | null, number>();
  return sections.map(({ sectionId }) => {
    const nth = seen.get(sectionId) ?? 0;
    seen.set(sectionId, nth + 1);
    return `${sectionId ?? "text"}${nth === 0 ? "" : `-${nth + 1}`}`;
  });
}

/** The sections by their keys, in their order. */
export function sectionsByKey(texts: ArticleTexts): Map<string, SectionTexts> {
  const keys = sectionKeys(texts.sections);
  return new Map(texts.sections.map((section, at) => [keys[at] ?? "", section]));
}

/** Every text by its name, in reading order. */
export function eachText(texts: ArticleTexts): Map<TextName, string> {
  const sections = [...sectionsByKey(texts)].flatMap(
    ([key, { title, body }]): [TextName, string][] => [
      [`${key}/title`, title],
      [`${key}/body`, body],
    ],
  );
  return new Map<TextName, string>([
    ["title", texts.title],
    ["introduction", texts.introduction],
    ...sections,
    ["conclusion", texts.conclusion],
  ]);
}

/** Replaces one text; a name of a section that is not there changes nothing. */
export function setText(texts: ArticleTexts, name: TextName, value: string): ArticleTexts {
  if (name === "title" || name === "introduction" || name === "conclusion") {
    return { ...texts, [name]: value };
  }
  const keys = sectionKeys(texts.sections);
  const sections = texts.sections.map((section, at) => {
    if (name === `${keys[at]}/title`) return { ...section, title: value };
    return name === `${keys[at]}/body` ? { ...section, body: value } : section;
  });
  return { ...texts, sections };
}

/** What a text is called, for labels and headings. */
export function textLabel(texts: ArticleTexts, name: TextName): string {
  if (name === "title") return "Title";
  if (name === "introduction") return "Introduction";
  if (name === "conclusion") return "Conclusion";
  const [key = "", part] = name.split("/");
  const number = sectionKeys(texts.sections).indexOf(key) + 1;
  return part === "title" ? `Title of section ${number}` : `Text of section ${number}`;
}
