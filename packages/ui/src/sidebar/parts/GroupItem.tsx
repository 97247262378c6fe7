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
  const leads = group.href !== undefined;
  const showsIcon = leads || isCollapsed;
  const count = group.isUnknown ? undefined : group.entries.length;
  const title = (
    <>
      <span className={showsIcon ? styles.mark : `${styles.mark} ${styles.chevron}`}>
        <Icon icon={showsIcon ? group.icon : ChevronRight} directional={!showsIcon} />
      </span>
      <span className={isCollapsed ? visuallyHidden : styles.name}>
        {group.title}
        {count !== undefined && <span className={styles.comma}>,</span>}
      </span>
      <span className={isCollapsed ? visuallyHidden : styles.count}>{count}</span>
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
  const told = count === undefined ? group.title : `${group.title}, ${count}`;
  const head = (
    <Tooltip text={isCollapsed ? told : undefined} placement="end">
      {leads ? (
        <Link href={group.href} className={styles.title}>
          {title}
        </Link>
      ) : (
        <Button slot="trigger" className={styles.title}>
          {title}
        </Button>
      )}
    </Tooltip>
  );
  if (leads) {
    return (
      <li>
        {head}
        {entries}
      </li>
    );
  }
  return (
    <li>
      <Disclosure isExpanded={isOpen} onExpandedChange={onOpenChange}>
        {head}
        <DisclosurePanel>
          {group.entries.length > 0 ? entries : <p className={styles.empty}>{group.empty}</p>}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}
