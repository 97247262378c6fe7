/** An address that a reader's browser may load an image from, or null where it is none. */
export function readImageAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  return url?.protocol === "https:" ? url.href : null;
}
