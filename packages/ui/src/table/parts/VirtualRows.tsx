import type { RefObject } from "react";
import { setVars } from "../../layout/set-vars.ts";
import { useVirtualRows } from "../../virtual/use-virtual-rows.ts";
import * as styles from "../Table.css.ts";
import { type RowModel, TableRow } from "./TableRow.tsx";

type VirtualRowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly model: RowModel<Row>;
  readonly isSelected: (row: Row) => boolean;
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
};

/** Stands for rows that are out of sight. */
function Gap({ size }: { readonly size: number }) {
  if (size <= 0) return null;
  return (
    <tr
      aria-hidden
      className={styles.gap}
      style={setVars({ [styles.gapSize]: `${Math.round(size)}px` })}
    />
  );
}

/** The rows of a long table that are in sight, between two gaps. */
export function VirtualRows<Row>({ rows, model, isSelected, box }: VirtualRowsProps<Row>) {
  const { items, totalSize, measure } = useVirtualRows<HTMLTableRowElement>({
    count: rows.length,
    box,
    estimateSize: () => 36,
  });
  return (
    <tbody>
      <Gap size={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const props = { row, model, index, measure, isSelected: isSelected(row) };
        return <TableRow key={model.keyOf(row)} {...props} />;
      })}
      <Gap size={totalSize - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
