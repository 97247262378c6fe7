import { Keyboard, MenuItem as AriaMenuItem, Separator, Text } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { Kbd } from "../../kbd/Kbd.tsx";
import { description as descriptionStyle, words } from "../../list-box/list-box.css.ts";
import type { MenuItem } from "../menu-item.ts";
import * as styles from "../Menu.css.ts";

type MenuGroupProps = {
  readonly items: readonly MenuItem[];
  readonly isFirst: boolean;
};

/** Items that belong together, below a line unless they come first. */
export function MenuGroup({ items, isFirst }: MenuGroupProps) {
  return (
    <>
      {!isFirst && <Separator className={styles.separator} />}
      {items.map(({ id, label, description, icon, tone, disabledReason, shortcut, href }) => (
        <AriaMenuItem
          key={id}
          id={id}
          textValue={label}
          className={tone === "danger" && !disabledReason ? styles.danger : styles.item}
          href={href}
        >
          {icon && <Icon icon={icon} />}
          <Text slot="label" className={words}>
            {label}
            {(disabledReason ?? description) && (
              <span className={descriptionStyle}>{disabledReason ?? description}</span>
            )}
          </Text>
          {shortcut && (
            <Keyboard>
              <Kbd keys={shortcut} />
            </Keyboard>
          )}
        </AriaMenuItem>
      ))}
    </>
  );
}
