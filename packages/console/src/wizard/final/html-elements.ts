import { createElement, type ReactNode } from "react";

/** The part of a DOM node that is read; the browser's own nodes fit. */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<HtmlNode>;
  readonly getAttribute?: (name: string) => string | null;
}

/** Tags that an article may hold. */
export const articleTags = ["p", "strong", "em", "ul", "ol", "li", "a", "h3", "br"] as const;

const tags: readonly string[] = articleTags;
const elementNode = 1;
const textNode = 3;

/**
 * Makes React elements of nodes that were sanitised. Only known tags come through, of attributes
 * only the address of a link; of everything else the text stays.
 */
export function htmlElements(nodes: Iterable<HtmlNode>): ReactNode[] {
  return Array.from(nodes, (node, at) => {
    if (node.nodeType === textNode) return node.textContent;
    if (node.nodeType !== elementNode) return null;
    const tag = node.nodeName.toLowerCase();
    const children = htmlElements(node.childNodes);
    if (tag === "br") return createElement("br", { key: at });
    if (!tags.includes(tag)) return createElement("span", { key: at }, ...children);
    if (tag !== "a") return createElement(tag, { key: at }, ...children);
    const href = webAddress(node.getAttribute?.("href") ?? null);
    if (href === null) return createElement("span", { key: at }, ...children);
    return createElement("a", { key: at, href, target: "_blank", rel: "noreferrer" }, ...children);
  });
}

function webAddress(href: string | null): string | null {
  const url = href === null ? null : URL.parse(href);
  return url && ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}
