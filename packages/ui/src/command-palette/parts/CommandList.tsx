import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { Kbd } from "../../kbd/Kbd.tsx";
import { heading, item, section } from "../../list-box/list-box.css.ts";
import * as styles from "../CommandPalette.css.ts";
import type { Command, CommandGroup } from "../commands.ts";

type CommandListProps = {
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  readonly emptyText: string;
  readonly onAction: (id: string) => void;
};

/** The commands that fit, group by group. */
export function CommandList({ label, groups, emptyText, onAction }: CommandListProps) {
  return (
    <ListBox
      aria-label={label}
      className={styles.list}
      onAction={(id) => onAction(String(id))}
      renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
    >
      {groups.map(({ title, commands }) => (
        <ListBoxSection key={title} id={`group ${title}`} className={section}>
          <Header className={heading}>{title}</Header>
          {commands.map((command) => (
            <CommandItem key={command.id} command={command} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function CommandItem({ command }: { readonly command: Command }) {
  const { id, label, description, icon, href, shortcut } = command;
  return (
    <ListBoxItem id={id} textValue={label} className={item} href={href}>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {shortcut && <Kbd keys={shortcut} />}
    </ListBoxItem>
  );
}
