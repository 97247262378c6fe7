import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Disclosure.css.ts";

/** See {@link Disclosure}. */
export type DisclosureProps = {
  /** What opens. */
  readonly title: string;
  /** Beside the title, smaller: "8 of 20 selected". Part of its name. */
  readonly note?: string;
  /** At the end of the line, outside the button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly variant?: styles.DisclosureVariant;
  readonly headingLevel?: 2 | 3 | 4;
  /** Without it the disclosure decides for itself. */
  readonly isExpanded?: boolean;
  readonly defaultExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
};

/** A part that opens and closes under its title. */
export function Disclosure({
  title,
  note,
  actions,
  children,
  variant = "plain",
  headingLevel = 3,
  isExpanded,
  defaultExpanded,
  onExpandedChange,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className={styles.root[variant]}
      {...{ isExpanded, defaultExpanded, onExpandedChange }}
    >
      <div className={styles.header}>
        <Heading level={headingLevel} className={styles.heading}>
          <Button slot="trigger" className={styles.trigger}>
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} directional />
            </span>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </Button>
        </Heading>
        {actions}
      </div>
      <DisclosurePanel className={styles.panel[variant]}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
