import { DropIndicator, useDragAndDrop } from "react-aria-components";
import { useEvent } from "../../hooks/use-event.ts";
import { type DragItemId, type DragListItem, droppedIds, idToText } from "../drag-item.ts";
import * as styles from "../DragList.css.ts";
import { insertionIndex } from "../move.ts";

/** What a list needs to take part in dragging. */
export type DragOptions = {
  /** Only lists of the same type exchange items. */
  readonly type: string;
  readonly items: readonly DragListItem[];
  /** Items were dropped before an index of this list. */
  readonly onDropAt: (ids: readonly DragItemId[], index: number) => void;
};

/** React Aria's drag and drop for one list: within itself and from its siblings. */
export function useDrag({ type, items, onDropAt }: DragOptions) {
  const dropAt = useEvent(onDropAt);
  const { dragAndDropHooks } = useDragAndDrop<DragListItem>({
    acceptedDragTypes: [type],
    getDropOperation: () => "move",
    getItems: (_keys, dragged) =>
      dragged.map(({ id, title }) => ({ [type]: idToText(id), "text/plain": title })),
    onReorder: ({ keys, target }) => dropAt([...keys], insertionIndex(items, target)),
    onInsert: ({ items: dropped, target }) =>
      void droppedIds(dropped, type).then((ids) => dropAt(ids, insertionIndex(items, target))),
    onRootDrop: ({ items: dropped }) =>
      void droppedIds(dropped, type).then((ids) => dropAt(ids, items.length)),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
    renderDragPreview: (dragged) => (
      <div className={styles.preview}>
        {dragged.length === 1 ? dragged[0]?.["text/plain"] : `${dragged.length} items`}
      </div>
    ),
  });
  return dragAndDropHooks;
}
