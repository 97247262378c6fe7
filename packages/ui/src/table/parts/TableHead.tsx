import { visuallyHidden } from "../../theme/a11y.css.ts";
import { type Column, columnWidth, type Widths } from "../columns.ts";
import { nextSort, type Sort } from "../sort.ts";
import * as styles from "../Table.css.ts";
import { HeaderCell } from "./HeaderCell.tsx";
import { SelectBox } from "./SelectBox.tsx";

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly widths: Widths;
  readonly onWidthsChange: (widths: Widths) => void;
  readonly sort: Sort | undefined;
  readonly onSortChange: ((sort: Sort) => void) | undefined;
  /** How much is selected; absent in a table that selects nothing. */
  readonly extent: "none" | "some" | "all" | undefined;
  readonly onSelectAll: () => void;
  readonly hasActions: boolean;
  readonly isLong: boolean;
};

/** The row of column heads. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, widths, onWidthsChange, sort, onSortChange, extent, hasActions } = props;
  return (
    <thead>
      <tr aria-rowindex={props.isLong ? 1 : undefined}>
        {extent && (
          <th scope="col" className={styles.headerCell}>
            <SelectBox label="Select all" extent={extent} onChange={props.onSelectAll} />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={sort}
            onSort={() => onSortChange?.(nextSort(sort, column.id))}
            width={columnWidth(column, widths)}
            onResize={(width) => onWidthsChange({ ...widths, [column.id]: width })}
          />
        ))}
        {hasActions && (
          <th scope="col" className={styles.headerCell}>
            <span className={visuallyHidden}>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
