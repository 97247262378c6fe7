import { Ellipsis, GripVertical } from "lucide-react";
import { Button, GridListItem } from "react-aria-components";
import { IconButton } from "../../button/IconButton.tsx";
import { Icon } from "../../icon/Icon.tsx";
import { Menu } from "../../menu/Menu.tsx";
import * as styles from "../DragList.css.ts";
import type { DragListItem } from "../drag-item.ts";
import { moveMenu } from "../move-menu.ts";
import { useIndex, useList } from "./list-context.ts";

type RowProps = { readonly item: DragListItem };

/** Apart from the rest of the row, which a new number leaves as it is. */
function RowNumber({ item }: RowProps) {
  return <span className={styles.number}>{useIndex(item.id) + 1}</span>;
}

function RowContent({ item }: RowProps) {
  const { placeOf, destinations, renderItem, choose } = useList();
  return (
    <>
      <div className={styles.start}>
        <RowNumber item={item} />
        <Button slot="drag" className={styles.grip}>
          <Icon icon={GripVertical} />
        </Button>
      </div>
      <div className={styles.content}>{renderItem(item)}</div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Move ${item.title}`} size="small" />}
        items={() => {
          const { index, count } = placeOf(item);
          return moveMenu(index, count, destinations);
        }}
        onAction={(choice) => choose(item, choice)}
      />
    </>
  );
}

/** A row with its grip, its place and its menu. */
export function DragRow({ item }: RowProps) {
  return (
    <GridListItem id={item.id} value={item} textValue={item.title} className={styles.row}>
      <RowContent item={item} />
    </GridListItem>
  );
}
