import { Fragment, type ReactNode } from "react";
import * as styles from "./DescriptionList.css.ts";

/** One line of a description list. */
export type Description = {
  readonly term: string;
  /** Nothing shows as a dash. */
  readonly value: ReactNode;
};

/** See {@link DescriptionList}. */
export type DescriptionListProps = { readonly items: readonly Description[] };

/** Facts to read: what it is on the left, how it is on the right. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <div className={styles.box}>
      <dl className={styles.list}>
        {items.map(({ term, value }) => (
          <Fragment key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value ?? "–"}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
