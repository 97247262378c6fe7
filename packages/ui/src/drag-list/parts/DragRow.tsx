import { Ellipsis, GripVertical } from "lucide-react";
import { Button, GridListItem } from "react-aria-components";
import { IconButton } from "../../button/IconButton.tsx";
import { Icon } from "../../icon/Icon.tsx";
import { Menu } from "../../menu/Menu.tsx";
import * as styles from "../DragList.css.ts";
import type { DragListItem } from "../drag-item.ts";
import { moveMenu } from "../move-menu.ts";
import { useList } from "./list-context.ts";

type RowProps = { readonly item: DragListItem };

function RowContent({ item }: RowProps) {
  const { order, destinations, renderItem, choose } = useList();
  const index = order.get(item.id) ?? 0;
  return (
    <>
      <div className={styles.start}>
        <span className={styles.number}>{index + 1}</span>
        <Button slot="drag" className={styles.grip}>
          <Icon icon={GripVertical} />
        </Button>
      </div>
      <div className={styles.content}>{renderItem(item)}</div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Move ${item.title}`} size="small" />}
        items={moveMenu(index, order.size, destinations)}
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
