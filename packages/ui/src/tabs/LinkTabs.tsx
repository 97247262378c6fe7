import { useLayoutEffect, useRef } from "react";
import { Link } from "react-aria-components";
import { longestMatch } from "../sidebar/longest-match.ts";
import { revealInline } from "./reveal.ts";
import * as styles from "./Tabs.css.ts";

/** A tab that is a place of its own. */
export type LinkTab = {
  readonly label: string;
  readonly href: string;
  /** How many things it holds. */
  readonly count?: number;
};

/** See {@link LinkTabs}. */
export type LinkTabsProps = {
  /** The name of the landmark: "Presentes". */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** Where the reader is; the longest `href` that holds it is marked. */
  readonly currentPath: string;
};

/** The places of one thing as a bar of links. It scrolls sideways and keeps the current one in sight. */
export function LinkTabs({ label, tabs, currentPath }: LinkTabsProps) {
  const scroller = useRef<HTMLElement>(null);
  const current = longestMatch(
    tabs.map((tab) => tab.href),
    currentPath,
  );
  useLayoutEffect(() => {
    const tab = scroller.current?.querySelector("[aria-current]");
    if (current !== null && scroller.current && tab) revealInline(scroller.current, tab);
  }, [current]);
  return (
    <nav ref={scroller} aria-label={label} className={styles.scroller}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              className={styles.tab}
              aria-current={tab.href === current ? "page" : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
