import { ChevronRight } from "lucide-react";
import { Button, Disclosure, DisclosurePanel, Link } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { visuallyHidden } from "../../theme/a11y.css.ts";
import { Tooltip } from "../../tooltip/Tooltip.tsx";
import type { SidebarGroup } from "../model.ts";
import { EntryItem } from "./SidebarItem.tsx";
import * as styles from "../Sidebar.css.ts";
import { useGrowingList } from "../use-growing-list.ts";

type GroupItemProps = {
  readonly group: SidebarGroup;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isCollapsed: boolean;
  readonly liveLabel: string;
  readonly isCurrent: (entry: SidebarGroup["entries"][number]) => boolean;
};

/** A group of sites: a title that opens it, or leads to its only site, and the sites. */
export function GroupItem(props: GroupItemProps) {
  const { group, isOpen, onOpenChange, isCollapsed, liveLabel, isCurrent } = props;
  const label = (
    <>
      <span className={isCollapsed ? visuallyHidden : styles.name}>
        {group.title}
        <span className={styles.comma}>,</span>
      </span>
      <span className={isCollapsed ? visuallyHidden : styles.count}>{group.entries.length}</span>
    </>
  );
  const [shown, end] = useGrowingList(group.entries.length, group.entries.findIndex(isCurrent) + 1);
  const entries = (
    <ul className={styles.list}>
      {group.entries.slice(0, shown).map((entry) => (
        <EntryItem
          key={entry.id}
          entry={entry}
          liveLabel={liveLabel}
          isCurrent={isCurrent(entry)}
          isCollapsed={isCollapsed}
        />
      ))}
      {/* Another one each time, so that an end that is still in sight is noticed again. */}
      {shown < group.entries.length && <li key={shown} ref={end} aria-hidden />}
    </ul>
  );
  const tooltip = isCollapsed ? `${group.title}, ${group.entries.length}` : undefined;
  if (group.href !== undefined) {
    return (
      <li>
        <Tooltip text={tooltip} placement="end">
          <Link href={group.href} className={styles.title}>
            <span className={styles.mark}>
              <Icon icon={group.icon} />
            </span>
            {label}
          </Link>
        </Tooltip>
        {entries}
      </li>
    );
  }
  return (
    <li>
      <Disclosure isExpanded={isOpen} onExpandedChange={onOpenChange}>
        <Tooltip text={tooltip} placement="end">
          <Button slot="trigger" className={styles.title}>
            <span className={isCollapsed ? styles.mark : `${styles.mark} ${styles.chevron}`}>
              <Icon icon={isCollapsed ? group.icon : ChevronRight} directional={!isCollapsed} />
            </span>
            {label}
          </Button>
        </Tooltip>
        <DisclosurePanel>
          {group.entries.length > 0 ? entries : <p className={styles.empty}>{group.empty}</p>}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}
