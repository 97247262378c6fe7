import type { ReactNode } from "react";
import { GroupItem } from "./parts/GroupItem.tsx";
import { longestMatch } from "./longest-match.ts";
import { pathsOf, type SidebarGroup, type SidebarSection } from "./model.ts";
import { LinkItem } from "./parts/SidebarItem.tsx";
import * as styles from "./Sidebar.css.ts";
import { useOpenGroups } from "./use-open-groups.ts";

/** See {@link Sidebar}. */
export type SidebarProps = {
  /** The name of the landmark. */
  readonly label: string;
  /** Groups of sites, in order. */
  readonly groups: readonly SidebarGroup[];
  /** Fixed places under the groups. */
  readonly sections?: readonly SidebarSection[];
  /** Where the reader is. The longest path that holds it is marked, and its group opens itself. */
  readonly currentPath: string;
  /** Narrow, with names hidden from sight. Who uses the sidebar remembers it. */
  readonly isCollapsed?: boolean;
  /** At the top, beside the top bar: the product's mark. */
  readonly header?: ReactNode;
  /** What a screen reader says for a live site. */
  readonly liveLabel?: string;
};

/** The way to every site and setting. Lives in AppShell. */
export function Sidebar({
  label,
  groups,
  sections = [],
  currentPath,
  isCollapsed = false,
  header,
  liveLabel = "live",
}: SidebarProps) {
  const entries = groups.flatMap((group) => group.entries);
  const links = sections.flatMap((section) => section.links);
  const here = longestMatch([...entries, ...links].flatMap(pathsOf), currentPath);
  const isCurrent = (item: Parameters<typeof pathsOf>[0]) =>
    here !== null && pathsOf(item).includes(here);
  const [open, setOpen] = useOpenGroups(
    groups.filter((group) => group.entries.some(isCurrent)).map((group) => group.id),
    groups.filter((group) => group.startsOpen).map((group) => group.id),
  );
  return (
    <nav aria-label={label} className={styles.sidebar} data-collapsed={isCollapsed || undefined}>
      {header && <div className={styles.head}>{header}</div>}
      <div className={styles.scroller}>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupItem
              key={group.id}
              group={group}
              isOpen={open.has(group.id)}
              onOpenChange={(isOpen) => setOpen(group.id, isOpen)}
              isCollapsed={isCollapsed}
              liveLabel={liveLabel}
              isCurrent={isCurrent}
            />
          ))}
        </ul>
        {sections.length > 0 && (
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section.id}>
                {section.title && !isCollapsed && (
                  <p className={styles.sectionTitle}>{section.title}</p>
                )}
                <ul className={styles.list} aria-label={section.title}>
                  {section.links.map((link) => (
                    <LinkItem
                      key={link.href}
                      link={link}
                      isCurrent={isCurrent(link)}
                      isCollapsed={isCollapsed}
                    />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
