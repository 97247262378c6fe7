import { SaxesParser } from "saxes";
import { fieldNamed, type FieldTexts } from "./fields.ts";
import { FeedFileError, type FeedItem } from "./row.ts";
import { toFeedItem } from "./to-row.ts";

const itemNames = new Set(["item", "entry", "product"]);
/** No honest element is larger; keeps memory bounded. */
const largestElement = 1_000_000;

interface OpenItem {
  line: number;
  depth: number;
  texts: FieldTexts;
}

/**
 * Reads Google Shopping XML: RSS `item`, Atom `entry` or plain `product` elements.
 * @param text the file, piece by piece
 * @throws FeedFileError when the XML is broken
 */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<FeedItem, void> {
  const found: FeedItem[] = [];
  const parser = new SaxesParser();
  let depth = 0;
  let item: OpenItem | undefined;
  let value = "";
  let lastTagEnd = 0;

  parser.on("error", (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, "");
    throw new FeedFileError(`The XML is broken at line ${parser.line}: ${reason}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    lastTagEnd = parser.position;
    depth += 1;
    value = "";
    if (item === undefined && itemNames.has(name)) {
      item = { line: parser.line, depth, texts: {} };
    } else if (item && depth === item.depth + 1 && attributes["href"] !== undefined) {
      // Atom writes <link href="…"/>.
      keep(item.texts, name, attributes["href"]);
    }
  });
  const addText = (part: string) => {
    if (item && depth === item.depth + 1) value += part;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    lastTagEnd = parser.position;
    if (item && depth === item.depth + 1) keep(item.texts, name, value);
    if (item && depth === item.depth) {
      found.push(toFeedItem(item.line, item.texts));
      item = undefined;
    }
    depth -= 1;
    value = "";
  });

  for await (const chunk of text) {
    parser.write(chunk);
    if (parser.position - lastTagEnd > largestElement) {
      throw new FeedFileError(
        `The XML is broken: the element that ends after line ${parser.line} is larger than 1 MB.`,
      );
    }
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

function keep(texts: FieldTexts, element: string, value: string): void {
  const field = fieldNamed(element);
  // The first one that says something counts.
  if (field !== undefined && value.trim() !== "") texts[field] ??= value;
}
