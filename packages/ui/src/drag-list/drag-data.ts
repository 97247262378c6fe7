import type { DragItemId } from "./drag-item.ts";

/** What travels with a drag within this page. */
export type DragData = Record<string, unknown>;

/** What an item of a list takes along. @param group lists of the same group exchange items. */
export function dragData(group: string, id: DragItemId): DragData {
  return { dragGroup: group, id };
}

/** The id of what is dragged; `undefined` when it is not an item of this group. */
export function draggedId(group: string, data: DragData): DragItemId | undefined {
  const { dragGroup, id } = data;
  const isId = typeof id === "string" || typeof id === "number";
  return dragGroup === group && isId ? id : undefined;
}
