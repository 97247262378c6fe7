import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./DiffText.css.ts";
import { countChanges, type DiffPart, wordDiff } from "./word-diff.ts";

/** See {@link DiffText}. */
export type DiffTextProps = {
  /** Plain text. */
  readonly before: string;
  readonly after: string;
  readonly layout?: styles.DiffLayout;
  /** Above the sides: "AI", "Edited". */
  readonly beforeLabel?: string;
  readonly afterLabel?: string;
};

const tags = { same: "span", added: "ins", removed: "del" } as const;

function Parts({
  parts,
  without,
}: {
  readonly parts: readonly DiffPart[];
  readonly without?: string;
}) {
  return (
    <p className={styles.text}>
      {parts.map(({ kind, text }, at) => {
        const Tag = tags[kind];
        return kind === without ? null : (
          <Tag key={at} className={styles.part[kind]}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

/** Two texts and the words in which they differ: struck through and underlined, not only coloured. */
export function DiffText({
  before,
  after,
  layout = "inline",
  beforeLabel = "Before",
  afterLabel = "After",
}: DiffTextProps) {
  const parts = wordDiff(before, after);
  const { added, removed } = countChanges(parts);
  return (
    <div className={styles.box}>
      <p className={visuallyHidden}>
        {added + removed === 0 ? "No changes" : `${added} words added, ${removed} removed`}
      </p>
      {layout === "inline" ? (
        <Parts parts={parts} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <span className={styles.heading}>{beforeLabel}</span>
            <Parts parts={parts} without="added" />
          </div>
          <div className={styles.side}>
            <span className={styles.heading}>{afterLabel}</span>
            <Parts parts={parts} without="removed" />
          </div>
        </div>
      )}
    </div>
  );
}
