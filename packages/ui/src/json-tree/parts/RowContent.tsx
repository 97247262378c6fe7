import { countText } from "../count.ts";
import type { JsonRow } from "../rows.ts";
import { entryCount } from "../rows.ts";
import { valueText } from "../search.ts";
import { countCharacters, cutText } from "../truncate.ts";
import * as styles from "../JsonTree.css.ts";

type Pattern = RegExp | null;

/** A text in which what was searched for is marked. */
function Marked({ text, pattern }: { readonly text: string; readonly pattern: Pattern }) {
  if (!pattern) return text;
  // The hits stand between the parts that they separate.
  return text
    .split(pattern)
    .map((part, index) => (index % 2 > 0 ? <mark key={index}>{part}</mark> : part));
}

const items = (count: number) => `${countText(count)} ${count === 1 ? "item" : "items"}`;

/** What is said of an object or array, by its brackets: `{3 items}`, `[]`. */
function sizeText(row: JsonRow): string {
  const count = entryCount(row.value);
  const inside = count === 0 ? "" : items(count);
  return row.kind === "array" ? `[${inside}]` : `{${inside}}`;
}

/** The value of a row, as far as it is shown. */
function RowValue({ row, pattern }: { readonly row: JsonRow; readonly pattern: Pattern }) {
  if (row.type === "range") {
    return <span className={styles.note}>{`[${row.from} … ${row.to - 1}]`}</span>;
  }
  if (row.type === "text") {
    const piece = (row.value as string).slice(row.from, row.to).replace(/\n$/, "");
    return (
      <span dir="auto" className={styles.value}>
        <Marked text={piece} pattern={pattern} />
      </span>
    );
  }
  if (row.kind === "object" || row.kind === "array") {
    return <span className={styles.note}>{sizeText(row)}</span>;
  }
  const text = valueText(row.value);
  if (row.isOpen) {
    return <span className={styles.note}>{`${countText(countCharacters(text))} characters`}</span>;
  }
  if (row.kind !== "string") {
    return (
      <span className={styles.value}>
        <Marked text={text} pattern={pattern} />
      </span>
    );
  }
  const { shown, rest } = cutText(text);
  return (
    <bdi className={rest > 0 ? `${styles.value} ${styles.closedText}` : styles.value}>
      {'"'}
      <Marked text={shown} pattern={pattern} />
      {rest > 0 ? <span className={styles.note}>{`… ${countText(rest)} more`}</span> : '"'}
    </bdi>
  );
}

/** The key and the value of a row. */
export function RowContent({ row, pattern }: { readonly row: JsonRow; readonly pattern: Pattern }) {
  const { label } = row;
  return (
    <>
      {label !== null && (
        <span className={styles.key}>
          {label === "" ? '""' : <Marked text={String(label)} pattern={pattern} />}
        </span>
      )}
      <RowValue row={row} pattern={pattern} />
    </>
  );
}
