import type { Schema } from "../../contract/handler.ts";
import type { StoredContent } from "../../db/tables/articles.ts";
import { cleanHtml } from "../../writer/text/html.ts";

/**
 * The stored texts with an edit: null clears a text, an absent one stays, a list of sections
 * replaces the stored one. HTML is cleaned.
 * @returns null when no text is left
 */
export function editedContent(
  stored: StoredContent | null,
  edit: Schema<"ArticleContentSave">,
): StoredContent | null {
  const { title, introduction, sections, conclusion } = edit;
  const content: StoredContent = {
    title: title === undefined ? (stored?.title ?? null) : plain(title),
    introduction: introduction === undefined ? (stored?.introduction ?? null) : html(introduction),
    sections:
      sections === undefined
        ? (stored?.sections ?? null)
        : (sections?.map((section) => ({
            sectionId: section.sectionId ?? null,
            title: plain(section.title),
            body: html(section.body),
          })) ?? null),
    conclusion: conclusion === undefined ? (stored?.conclusion ?? null) : html(conclusion),
  };
  return Object.values(content).every((text) => text === null) ? null : content;
}

function plain(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function html(text: string | null | undefined): string | null {
  return text == null ? null : cleanHtml(text) || null;
}
