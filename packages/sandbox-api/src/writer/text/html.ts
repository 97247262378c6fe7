import sanitizeHtml from "sanitize-html";

const mostRounds = 10;

/**
 * An HTML fragment reduced to what articles may hold: p, strong, em, ul, ol, li, a and h3, and
 * of links only web and mail addresses. Cleaning it again changes nothing.
 */
export function cleanHtml(html: string): string {
  // Elements that must not be nested are told apart when they are read again.
  let clean = html;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = cleanOnce(clean);
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

function cleanOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "strong", "em", "ul", "ol", "li", "a", "h3"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: { b: "strong", i: "em" },
  }).trim();
}

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The words of an HTML fragment on one line. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  gt: ">",
  lt: "<",
  quot: '"',
};
