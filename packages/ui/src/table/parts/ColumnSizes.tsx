import type { CSSProperties } from "react";
import { boxWidth, type Column, columnWidth, type Widths } from "../columns.ts";
import * as styles from "../Table.css.ts";

type ColumnSizesProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly widths: Widths;
  readonly hasBoxes: boolean;
  /** px, or `undefined` without a column of actions */
  readonly actionsWidth: number | undefined;
};

/** Gives the columns of a table their widths. */
export function ColumnSizes<Row>(props: ColumnSizesProps<Row>) {
  const { columns, widths, hasBoxes, actionsWidth } = props;
  const sizes: [id: string, size: number | undefined][] = [
    ...(hasBoxes ? [["box", boxWidth] satisfies [string, number]] : []),
    ...columns.map((column): [string, number | undefined] => [
      `column ${column.id}`,
      columnWidth(column, widths),
    ]),
    ...(actionsWidth === undefined ? [] : [["actions", actionsWidth] satisfies [string, number]]),
  ];
  return (
    <colgroup>
      {sizes.map(([id, size]) => (
        <col
          key={id}
          className={styles.column}
          style={{ "--column-size": size && `${size}px` } as CSSProperties}
        />
      ))}
    </colgroup>
  );
}
