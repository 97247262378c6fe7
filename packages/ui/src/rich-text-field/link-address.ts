/**
 * Reads what was typed as a link's address; a host without a scheme gets https.
 * @returns an http, https or mailto address, or null when it is none
 */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (protocol === "mailto:") return href;
  return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null;
}
