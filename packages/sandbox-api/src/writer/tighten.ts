import { cleanHtml } from "./text/html.ts";
import { sentencesOf } from "./text/sentences.ts";

const mostSentences = 2;

/**
 * Shortens a description to its two longest-serving sentences: the one that opens it and the
 * longest of the others, which says most about the product.
 * @param html an HTML fragment; lists and headings stay as they are
 */
export function tightenDescription(html: string): string {
  return cleanHtml(
    html.replaceAll(/<p>(.*?)<\/p>/gs, (_, inner: string) => `<p>${tightenText(inner)}</p>`),
  );
}

function tightenText(text: string): string {
  const [first = "", ...others] = sentencesOf(text);
  if (others.length < mostSentences) return text.trim();
  const longest = others.reduce((a, b) => (b.length > a.length ? b : a));
  return `${first} ${longest}`;
}
