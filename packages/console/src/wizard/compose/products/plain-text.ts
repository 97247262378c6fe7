/** The words of an HTML fragment, for a place that shows no formatting; null where there are none. */
export function plainText(html: string | null): string | null {
  if (html === null) return null;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.textContent.trim() || null;
}
