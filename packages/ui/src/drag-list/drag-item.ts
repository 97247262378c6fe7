import type { DropItem } from "react-aria-components";

/** Identifies an item or a list. */
export type DragItemId = number | string;

/** What can be put into another order. */
export type DragListItem = {
  readonly id: DragItemId;
  /** What it is called when it is moved. */
  readonly title: string;
};

/** An id as the text that travels with a drag. */
export function idToText(id: DragItemId): string {
  return JSON.stringify(id);
}

/** The id in that text; `undefined` when it is something else. */
export function textToId(text: string): DragItemId | undefined {
  try {
    const id: unknown = JSON.parse(text);
    return typeof id === "string" || typeof id === "number" ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The ids that a drop carries under a type. */
export async function droppedIds(items: readonly DropItem[], type: string): Promise<DragItemId[]> {
  const texts = await Promise.all(
    items.map(async (item) =>
      item.kind === "text" && item.types.has(type) ? textToId(await item.getText(type)) : undefined,
    ),
  );
  return texts.filter((id) => id !== undefined);
}
