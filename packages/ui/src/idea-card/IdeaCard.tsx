import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { KeywordList } from "../keyword-list/KeywordList.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import * as styles from "./IdeaCard.css.ts";

/** See {@link IdeaCard}. */
export type IdeaCardProps = {
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly selectedCount: number;
  readonly productCount: number;
  /** The products. They exist only while the card is open. */
  readonly children: ReactNode;
  /** Buttons and a menu at the end of the header. */
  readonly actions?: ReactNode;
  /** A checkbox before the title, where ideas are selected for bulk actions. */
  readonly selection?: ReactNode;
  readonly isSelected?: boolean;
  /** What runs for this idea: "Searching the feeds". Takes the place of the count. */
  readonly busyLabel?: string | undefined;
  readonly isExpanded?: boolean;
  readonly defaultExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  readonly headingLevel?: 2 | 3 | 4;
};

/** A gift idea: its title opens and closes its products, its actions stand beside. */
export function IdeaCard({
  title,
  keywords = [],
  selectedCount,
  productCount,
  children,
  actions,
  selection,
  isSelected,
  busyLabel,
  isExpanded,
  defaultExpanded,
  onExpandedChange,
  headingLevel = 3,
}: IdeaCardProps) {
  return (
    <Disclosure
      className={styles.card}
      isExpanded={isExpanded}
      defaultExpanded={defaultExpanded}
      onExpandedChange={onExpandedChange}
      data-selected={isSelected || undefined}
    >
      {(disclosure) => (
        <>
          <div className={styles.header}>
            <div className={styles.titles}>
              {selection}
              <Heading level={headingLevel} className={styles.heading}>
                <Button slot="trigger" className={styles.trigger}>
                  <span className={styles.chevron}>
                    <Icon icon={ChevronRight} />
                  </span>
                  {title}
                </Button>
              </Heading>
            </div>
            <span className={styles.count}>
              {busyLabel ? (
                <>
                  <Spinner label={busyLabel} /> {busyLabel}
                </>
              ) : (
                `${selectedCount} of ${productCount} selected`
              )}
            </span>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {keywords.length > 0 && (
            <div className={styles.keywords}>
              <KeywordList keywords={keywords} label={`Keywords of ${title}`} limit={8} />
            </div>
          )}
          <DisclosurePanel>
            {disclosure.isExpanded && <div className={styles.body}>{children}</div>}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
