import { draggable } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { type RefObject, useEffect, useState } from "react";
import { dragData } from "../drag-data.ts";
import type { DragListItem } from "../drag-item.ts";

/** Lets a row be dragged. @returns whether it is. */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  { id, title }: DragListItem,
  group: string,
): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    return draggable({
      element,
      getInitialData: () => dragData(group, id),
      getInitialDataForExternal: () => ({ "text/plain": title }),
      onDragStart: () => setIsDragging(true),
      onDrop: () => setIsDragging(false),
    });
  }, [row, id, title, group]);
  return isDragging;
}
