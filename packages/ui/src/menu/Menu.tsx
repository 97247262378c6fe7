import { type ReactNode, useRef } from "react";
import { MenuTrigger, Popover } from "react-aria-components";
import { popover } from "../list-box/list-box.css.ts";
import type { MenuItem } from "./menu-item.ts";
import { MenuItems } from "./parts/MenuItems.tsx";

/** See {@link Menu}. */
export type MenuProps<Id extends string = string> = {
  /** The button that opens it: an IconButton, or a Button with a chevron as endIcon. */
  readonly trigger: ReactNode;
  /** A function is asked each time the menu opens; for menus of many rows, which then stay as they are. */
  readonly items: readonly MenuItem<Id>[] | (() => readonly MenuItem<Id>[]);
  /** An item was chosen. */
  readonly onAction: (id: Id) => void;
  /** The name of the menu, where the trigger's own does not fit. */
  readonly label?: string;
  /** On which side of the trigger it opens, where there is room. */
  readonly placement?: "bottom start" | "bottom end";
};

/** Things that can be done, behind one button. Arrows move, letters find, Escape closes. */
export function Menu<Id extends string>({
  trigger,
  items,
  onAction,
  label,
  placement = "bottom end",
}: MenuProps<Id>) {
  // A dialog that an action opens gives the focus back where it was: to the trigger, for the item
  // is gone by then.
  const opener = useRef<Element | null>(null);
  const remember = (isOpen: boolean) => {
    if (isOpen) opener.current = document.activeElement;
  };
  const act = (id: Id) => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onAction(id);
  };
  return (
    <MenuTrigger onOpenChange={remember}>
      {trigger}
      <Popover className={popover} placement={placement} offset={4}>
        <MenuItems items={items} onAction={act} label={label} />
      </Popover>
    </MenuTrigger>
  );
}
