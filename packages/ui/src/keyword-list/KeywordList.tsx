import { useState } from "react";
import { Button } from "react-aria-components";
import * as styles from "./KeywordList.css.ts";

/** See {@link KeywordList}. */
export type KeywordListProps = {
  readonly keywords: readonly string[];
  /** What they are about: "Keywords of For the espresso purist". */
  readonly label: string;
  /** How many show before "2 more"; a single one more is shown at once. */
  readonly limit?: number;
};

/** Keywords to read. To edit them, use TagInput. */
export function KeywordList({ keywords, label, limit = Infinity }: KeywordListProps) {
  const [isOpen, setOpen] = useState(false);
  if (keywords.length === 0) return null;
  const isWhole = isOpen || keywords.length <= limit + 1;
  const shown = isWhole ? keywords : keywords.slice(0, limit);
  return (
    <ul className={styles.list} aria-label={label}>
      {shown.map((keyword) => (
        <li key={keyword} className={styles.keyword}>
          {keyword}
        </li>
      ))}
      {(!isWhole || isOpen) && (
        <li>
          <Button className={styles.more} onPress={() => setOpen(!isOpen)}>
            {isOpen ? "Show fewer" : `${keywords.length - shown.length} more`}
          </Button>
        </li>
      )}
    </ul>
  );
}
