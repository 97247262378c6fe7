import type { ReactNode } from "react";
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { truncate } from "../theme/typography.css.ts";
import * as styles from "./ItemList.css.ts";

/** One thing to choose. */
export type ListedItem = {
  readonly id: string;
  readonly name: string;
  /** At the end of the line: how it stands. Its words are read after the name. */
  readonly state?: ReactNode;
};

/** Things that stand under one heading. */
export type ItemGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ListedItem[];
};

/** See {@link ItemList}. */
export type ItemListProps = {
  /** What it lists: "Products". */
  readonly label: string;
  readonly groups: readonly ItemGroup[];
  /** The id of the chosen item; `null` while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
};

/** Chooses what is shown beside it. One tab stop; arrow keys choose, letters jump. */
export function ItemList({ label, groups, value, onChange }: ItemListProps) {
  return (
    <ListBox
      aria-label={label}
      className={styles.list}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys === "all" ? [] : keys;
        if (chosen !== undefined) onChange(String(chosen));
      }}
      // Sections and items share one space of keys.
      items={groups.map((group) => ({ ...group, id: `group ${group.id}` }))}
    >
      {({ id, title, items }) => (
        <ListBoxSection id={id} className={styles.group}>
          <Header className={styles.title}>{title}</Header>
          <Collection items={items}>
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.name} className={styles.item}>
                <span className={truncate}>{item.name}</span> {item.state}
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}
