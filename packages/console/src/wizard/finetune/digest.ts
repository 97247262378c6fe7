const tags = ["p", "strong", "em", "ul", "ol", "li", "a", "h3"];
const renamed: Readonly<Record<string, string>> = { b: "strong", i: "em" };
const characters: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&amp;": "&",
};

/**
 * A short name of a text, for comparing: FNV-1a of 32 bits, and the length. What a host changes when
 * it cleans a bot's HTML makes no difference.
 */
export function digest(html: string): string {
  const text = cleaned(html);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${(hash >>> 0).toString(36)}.${text.length.toString(36)}`;
}

/** The tags that an article may hold, with the addresses of links, and the words. */
function cleaned(html: string): string {
  return html
    .replace(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi, (_, slash: string, name: string, rest: string) => {
      const tag = renamed[name.toLowerCase()] ?? name.toLowerCase();
      if (!tags.includes(tag)) return "";
      const href = slash === "" && tag === "a" ? (/href="([^"]*)"/i.exec(rest)?.[1] ?? "") : "";
      return `<${slash}${tag}${href && ` ${href}`}>`;
    })
    .replace(/&(?:nbsp|lt|gt|quot|#39|apos|amp);/g, (name) => characters[name] ?? name)
    .replace(/\s+/g, " ")
    .trim();
}
