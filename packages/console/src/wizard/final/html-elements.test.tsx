import { expect, test } from "vitest";
import type { ReactNode } from "react";
import { htmlElements, type HtmlNode } from "./html-elements.ts";

const words = (text: string): HtmlNode => ({
  nodeType: 3,
  nodeName: "#text",
  textContent: text,
  childNodes: [],
});
const tag = (
  name: string,
  attributes: Record<string, string>,
  ...childNodes: HtmlNode[]
): HtmlNode => ({
  nodeType: 1,
  nodeName: name.toUpperCase(),
  textContent: null,
  childNodes,
  getAttribute: (attribute) => attributes[attribute] ?? null,
});
/** The elements as HTML, with every property that they carry. */
const shown = (nodes: HtmlNode[]): string => htmlElements(nodes).map(print).join("");
function print(node: ReactNode): string {
  if (typeof node === "string") return node;
  if (typeof node !== "object" || node === null || !("props" in node)) return "";
  const { children = [], ...props } = node.props as { children?: ReactNode | ReactNode[] };
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${String(node.type)}${attributes.join("")}>${[children].flat().map(print).join("")}</${String(node.type)}>`;
}

test("what an article may hold comes through", () => {
  const list = tag("ul", {}, tag("li", {}, tag("strong", {}, words("Steel"))));
  expect(shown([tag("p", {}, words("A "), tag("em", {}, words("grinder"))), list])).toBe(
    "<p>A <em>grinder</em></p><ul><li><strong>Steel</strong></li></ul>",
  );
});

test("of attributes only the address of a link does, and only a web or mail one", () => {
  expect(shown([tag("p", { onclick: "x()", style: "color:red" }, words("A"))])).toBe("<p>A</p>");
  expect(shown([tag("a", { href: "https://shop.example/1" }, words("See"))])).toBe(
    '<a href="https://shop.example/1" target="_blank" rel="noreferrer">See</a>',
  );
  for (const href of ["javascript:alert(1)", "data:text/html,x", "/admin", ""]) {
    expect(shown([tag("a", { href }, words("See"))])).toBe("<span>See</span>");
  }
});

test("of any other element only the text is left", () => {
  expect(shown([tag("script", { src: "x" }, words("alert(1)"))])).toBe("<span>alert(1)</span>");
  expect(shown([tag("iframe", { src: "https://x.example" })])).toBe("<span></span>");
});
