import type { DropItem } from "react-aria-components";

/**
 * The file among what was dropped.
 * @returns why there is none as a text; `undefined` where nothing was dropped.
 */
export async function droppedFile(items: readonly DropItem[]): Promise<File | string | undefined> {
  if (items.length > 1) return "Drop one file at a time.";
  const [item] = items;
  if (!item) return undefined;
  return item.kind === "file" ? item.getFile() : "That is not a file. Choose one instead.";
}
