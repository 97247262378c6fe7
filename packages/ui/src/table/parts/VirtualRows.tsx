import { type CSSProperties, Fragment, useRef } from "react";
import { useVirtualRows } from "../../virtual/use-virtual-rows.ts";
import * as styles from "../Table.css.ts";
import { type RowModel, TableRow } from "./TableRow.tsx";

type VirtualRowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly model: RowModel<Row>;
  readonly isSelected: (row: Row) => boolean;
};

/** Stands for rows that are out of sight. */
function Gap({ size }: { readonly size: number }) {
  if (size <= 0) return null;
  return (
    <tr
      aria-hidden
      className={styles.gap}
      style={{ "--gap-size": `${Math.round(size)}px` } as CSSProperties}
    />
  );
}

/** The rows that must not go, wherever they are: with them the focus or a text would be lost. */
const held = "tr:has(:focus, [data-unsaved])";

/**
 * The rows of a long table that are in sight, and those that hold something with their neighbours,
 * to which the keyboard goes on from there; between them gaps.
 */
export function VirtualRows<Row>({ rows, model, isSelected }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, totalSize, measure } = useVirtualRows<HTMLTableRowElement>({
    count: rows.length,
    // Not by a ref of the box: an element gets its ref only after the effects of what is in it.
    box: () => body.current?.closest<HTMLElement>("[data-long]") ?? null,
    estimateSize: () => 36,
    // By key: rows may have come or gone above since.
    keep: () =>
      Array.from(body.current?.querySelectorAll<HTMLElement>(held) ?? [], ({ dataset }) =>
        rows.findIndex((row) => model.keyOf(row) === dataset["row"]),
      ).flatMap((at) => (at < 0 ? [] : [at - 1, at, at + 1])),
  });
  return (
    <tbody ref={body}>
      {items.map(({ index, start }, at) => {
        const row = rows[index];
        if (row === undefined) return null;
        const props = { row, model, index, measure, isSelected: isSelected(row) };
        return (
          <Fragment key={model.keyOf(row)}>
            <Gap size={start - (items[at - 1]?.end ?? 0)} />
            <TableRow {...props} />
          </Fragment>
        );
      })}
      <Gap size={totalSize - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
