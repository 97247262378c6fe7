import { Menu as AriaMenu } from "react-aria-components";
import { list } from "../../list-box/list-box.css.ts";
import { disabledIds, itemGroups, type MenuItem } from "../menu-item.ts";
import { MenuGroup } from "./MenuGroup.tsx";

type MenuItemsProps<Id extends string> = {
  readonly items: readonly MenuItem<Id>[] | (() => readonly MenuItem<Id>[]);
  readonly onAction: (id: Id) => void;
  readonly label: string | undefined;
};

/** What an open menu shows; there only while it is open. */
export function MenuItems<Id extends string>({ items, onAction, label }: MenuItemsProps<Id>) {
  const known = typeof items === "function" ? items() : items;
  return (
    <AriaMenu
      aria-label={label}
      className={list}
      disabledKeys={disabledIds(known)}
      // The keys are the ids of the items.
      onAction={(key) => onAction(key as Id)}
    >
      {itemGroups(known).map((group, at) => (
        <MenuGroup key={group[0]?.id} items={group} isFirst={at === 0} />
      ))}
    </AriaMenu>
  );
}
