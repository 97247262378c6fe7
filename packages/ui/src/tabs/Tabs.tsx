import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import * as styles from "./Tabs.css.ts";

/** One tab and what it shows. */
export type TabItem = {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
};

/** See {@link Tabs}. */
export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** The id of the open tab; without it the tabs decide for themselves. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
};

/** Views of one thing within a page, one at a time. For places with an address use LinkTabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs
      className={focusShownElsewhere}
      selectedKey={value}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <div className={styles.scroller}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={styles.tab}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
