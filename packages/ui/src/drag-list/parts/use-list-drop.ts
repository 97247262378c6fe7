import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/utils/combine";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { type RefObject, useEffect, useState } from "react";
import { useEvent } from "../../hooks/use-event.ts";
import { draggedId } from "../drag-data.ts";
import type { DragItemId } from "../drag-item.ts";
import { type DropPlace, dropPlace, type RowPlace } from "../drop-place.ts";

/** See {@link useListDrop}. */
export type ListDropOptions = {
  /** What scrolls and takes what is dropped. */
  readonly list: RefObject<HTMLElement | null>;
  /** The element whose top the rows are measured from. */
  readonly origin: RefObject<HTMLElement | null>;
  readonly group: string;
  readonly rows: readonly RowPlace[];
  /** An item was dropped before an index. */
  readonly onDropAt: (id: DragItemId, index: number) => void;
};

/** Takes items of the group, and scrolls near its edges. @returns where one held over it would go. */
export function useListDrop(options: ListDropOptions): DropPlace | undefined {
  const { list, origin, group, rows } = options;
  const [place, setPlace] = useState<DropPlace>();
  const onDropAt = useEvent(options.onDropAt);
  const hold = useEvent((y: number | undefined, dropped?: DragItemId) => {
    const top = origin.current?.getBoundingClientRect().top ?? 0;
    const next = y === undefined ? undefined : dropPlace(rows, y - top);
    if (next && dropped !== undefined) onDropAt(dropped, next.index);
    const shown = dropped === undefined ? next : undefined;
    setPlace((old) => (old?.index === shown?.index && old?.line === shown?.line ? old : shown));
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const isOurs = ({ source }: { readonly source: { readonly data: Record<string, unknown> } }) =>
      draggedId(group, source.data) !== undefined;
    return combine(
      dropTargetForElements({
        element,
        canDrop: isOurs,
        getDropEffect: () => "move",
        onDragEnter: ({ location }) => hold(location.current.input.clientY),
        onDrag: ({ location }) => hold(location.current.input.clientY),
        onDragLeave: () => hold(undefined),
        onDrop: ({ source, location }) =>
          hold(location.current.input.clientY, draggedId(group, source.data)),
      }),
      autoScrollForElements({ element, canScroll: isOurs }),
    );
  }, [list, group, hold]);
  return place;
}
