import { Link } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { visuallyHidden } from "../../theme/a11y.css.ts";
import { Tooltip } from "../../tooltip/Tooltip.tsx";
import type { SidebarEntry, SidebarLink } from "../model.ts";
import * as styles from "../Sidebar.css.ts";

type Place = { readonly isCurrent: boolean; readonly isCollapsed: boolean };

/** As many characters of a name as find room in any case; longer ones have a tooltip. */
const fits = 22;

/** A site in a group: its state, name and country, and what can be done with it. */
export function EntryItem({
  entry,
  liveLabel,
  isCurrent,
  isCollapsed,
}: Place & { readonly entry: SidebarEntry; readonly liveLabel: string }) {
  const { name, country, isLive, action } = entry;
  return (
    <li className={styles.entry}>
      <Tooltip text={isCollapsed || name.length > fits ? name : undefined} placement="end">
        <Link
          href={entry.href}
          className={action && !isCollapsed ? `${styles.item} ${styles.hasAction}` : styles.item}
          aria-current={isCurrent ? "page" : undefined}
        >
          <span className={styles.mark} data-dot>
            <span className={styles.dot} data-live={isLive || undefined} />
          </span>
          <span className={isCollapsed ? visuallyHidden : styles.name}>
            {name}
            <span className={styles.comma}>,</span>
          </span>
          <span className={styles.country}>
            {country}
            {isLive && <span className={styles.comma}>,</span>}
          </span>
          {isLive && <span className={visuallyHidden}>{liveLabel}</span>}
        </Link>
      </Tooltip>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

/** A fixed place. */
export function LinkItem({ link, isCurrent, isCollapsed }: Place & { readonly link: SidebarLink }) {
  return (
    <li>
      <Tooltip text={isCollapsed ? link.label : undefined} placement="end">
        <Link
          href={link.href}
          className={styles.item}
          aria-current={isCurrent ? "page" : undefined}
        >
          <span className={styles.mark}>
            <Icon icon={link.icon} />
          </span>
          <span className={isCollapsed ? visuallyHidden : styles.name}>{link.label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}
