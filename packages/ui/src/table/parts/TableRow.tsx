import { memo, type ReactNode, type Ref } from "react";
import { Link } from "react-aria-components";
import type { Column } from "../columns.ts";
import * as styles from "../Table.css.ts";
import { SelectBox } from "./SelectBox.tsx";

/** What every row of a table has in common. */
export type RowModel<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly actionsOf: ((row: Row) => ReactNode) | undefined;
  /** Absent in a table that selects nothing. */
  readonly onSelect: ((key: string, isSelected: boolean, withShift: boolean) => void) | undefined;
};

type TableRowProps<Row> = {
  readonly row: Row;
  readonly model: RowModel<Row>;
  readonly isSelected: boolean;
  /** Only where rows out of sight are left out: its place among all of them, and its measure. */
  readonly index?: number;
  readonly measure?: Ref<HTMLTableRowElement>;
};

function BareRow<Row>({ row, model, isSelected, index, measure }: TableRowProps<Row>) {
  const { columns, onSelect, hrefOf, actionsOf } = model;
  const key = model.keyOf(row);
  return (
    <tr
      className={styles.row}
      data-selected={isSelected || undefined}
      ref={measure}
      data-index={index}
      data-row={key}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {onSelect && (
        <td className={styles.boxCell}>
          <SelectBox
            label={`Select ${model.nameOf(row)}`}
            extent={isSelected ? "all" : "none"}
            onChange={(next, withShift) => onSelect(key, next, withShift)}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const content = column.cell(row);
        const props = { className: styles.cell, "data-align": column.align ?? "start" };
        if (at > 0) {
          return (
            <td key={column.id} {...props}>
              {content}
            </td>
          );
        }
        return (
          <th key={column.id} scope="row" {...props}>
            {hrefOf ? (
              <Link href={hrefOf(row)} className={styles.link}>
                {content}
              </Link>
            ) : (
              content
            )}
          </th>
        );
      })}
      {actionsOf && (
        <td className={styles.actions}>
          <div className={styles.actionButtons}>{actionsOf(row)}</div>
        </td>
      )}
    </tr>
  );
}

/**
 * One row: its box, its cells, the first of them a link, and its actions. Drawn again only when
 * something about it has changed, for a table may show many.
 */
export const TableRow = memo(BareRow) as typeof BareRow;
