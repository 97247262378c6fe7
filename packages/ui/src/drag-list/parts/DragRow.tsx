import { Ellipsis, GripVertical } from "lucide-react";
import { type CSSProperties, memo, useCallback, useRef } from "react";
import { ButtonContext } from "react-aria-components";
import { IconButton } from "../../button/IconButton.tsx";
import { Icon } from "../../icon/Icon.tsx";
import { Menu } from "../../menu/Menu.tsx";
import * as styles from "../DragList.css.ts";
import type { DragListItem } from "../drag-item.ts";
import { rowShortcuts } from "../row-keys.ts";
import { useList } from "./list-context.ts";
import { useRowDrag } from "./use-row-drag.ts";

type ItemProps = { readonly item: DragListItem };

type DragRowProps = ItemProps & {
  readonly index: number;
  /** From the top of the list, px. */
  readonly start: number;
  /** It is the place of the list in the tab order. */
  readonly isCurrent: boolean;
};

const inTabOrder = {};
const outOfTabOrder = { excludeFromTabOrder: true };

/** Apart from the rest of the row, which a new place leaves as it is. */
const RowContent = memo(function RowContent({ item }: ItemProps) {
  const { renderItem, menuOf, choose } = useList();
  return (
    <>
      <div className={styles.content}>{renderItem(item)}</div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Move ${item.title}`} size="small" />}
        items={() => menuOf(item)}
        onAction={(choice) => choose(item, choice)}
      />
    </>
  );
});

/** A row with its number, its grip and its menu. */
export const DragRow = memo(function DragRow({ item, index, start, isCurrent }: DragRowProps) {
  const { group, measure, onFocus } = useList();
  const row = useRef<HTMLTableRowElement>(null);
  const isDragging = useRowDrag(row, item, group);
  const keep = useCallback(
    (element: HTMLTableRowElement | null) => {
      row.current = element;
      measure(element);
    },
    [measure],
  );
  return (
    <tr
      ref={keep}
      aria-label={item.title}
      aria-rowindex={index + 1}
      aria-keyshortcuts={rowShortcuts}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      style={{ "--start": `${start}px` } as CSSProperties}
      data-key={item.id}
      data-index={index}
      data-dragging={isDragging || undefined}
      onFocus={() => onFocus(item.id)}
    >
      <td className={styles.cell}>
        <div className={styles.start}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.grip}>
            <Icon icon={GripVertical} />
          </span>
        </div>
        <ButtonContext value={isCurrent ? inTabOrder : outOfTabOrder}>
          <RowContent item={item} />
        </ButtonContext>
      </td>
    </tr>
  );
});
