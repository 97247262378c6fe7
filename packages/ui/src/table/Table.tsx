import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from "react";
import { useEvent } from "../hooks/use-event.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { boxWidth, type Column, tableMinimum, type Widths } from "./columns.ts";
import { ColumnSizes } from "./parts/ColumnSizes.tsx";
import { TableHead } from "./parts/TableHead.tsx";
import { type RowModel, TableRow } from "./parts/TableRow.tsx";
import type { VirtualRows as VirtualRowsType } from "./parts/VirtualRows.tsx";
import { selectAll, selectionExtent, selectRows } from "./selection.ts";
import type { Sort } from "./sort.ts";
import * as styles from "./Table.css.ts";
import { tellHidden } from "./tell-hidden.ts";

// Only a long table pays for leaving rows out.
const VirtualRows = lazy(async () => ({
  default: (await import("./parts/VirtualRows.tsx")).VirtualRows,
})) as unknown as typeof VirtualRowsType;

/** A table of more rows than this scrolls in its own box and leaves out what is not in sight. */
export const longTable = 100;

/** See {@link Table}. */
export type TableProps<Row> = {
  /** What it lists: "Articles of Presentes". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What a row is called where it cannot be seen: "Select Gifts for coffee lovers". */
  readonly nameOf: (row: Row) => string;
  /** Makes the first cell a link. */
  readonly hrefOf?: (row: Row) => string;
  /** At the end of a row, always in sight. */
  readonly actionsOf?: (row: Row) => ReactNode;
  /** The room for the actions, px. */
  readonly actionsWidth?: number;
  readonly sort?: Sort;
  readonly onSortChange?: (sort: Sort) => void;
  /** The keys of the selected rows; with it every row gets a box. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Without rows: shows skeleton rows. With rows: they stay while newer ones load. */
  readonly isLoading?: boolean;
  /** In place of rows: why there are none. An EmptyState or an ErrorState. */
  readonly message?: ReactNode;
};

/** Rows of one kind. Order and selection belong to who uses it. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, nameOf, hrefOf, actionsOf, actionsWidth = 48 } = props;
  const { sort, onSortChange, selected, onSelectedChange, isLoading = false, message } = props;
  const anchor = useRef<string | undefined>(undefined);
  const [widths, setWidths] = useState<Widths>({});

  const keys = selected ? rows.map(keyOf) : [];
  const select = useEvent((key: string, isSelected: boolean, withShift: boolean) => {
    const from = withShift ? anchor.current : undefined;
    anchor.current = key;
    if (selected) {
      onSelectedChange?.(selectRows({ keys, selected, key, isSelected, anchor: from }));
    }
  });
  const onSelect = selected ? select : undefined;
  const isSelected = (row: Row) => selected?.has(keyOf(row)) ?? false;
  // The same object until something changes, so that rows need not be drawn again.
  const model = useMemo<RowModel<Row>>(
    () => ({ columns, keyOf, nameOf, hrefOf, actionsOf, onSelect }),
    [columns, keyOf, nameOf, hrefOf, actionsOf, onSelect],
  );

  const isLong = rows.length > longTable;
  const around = (selected ? boxWidth : 0) + (actionsOf ? actionsWidth : 0);
  const columnCount = columns.length + Number(Boolean(selected)) + Number(Boolean(actionsOf));
  const someRows = (
    <tbody>
      {rows.slice(0, longTable).map((row) => (
        <TableRow key={keyOf(row)} row={row} model={model} isSelected={isSelected(row)} />
      ))}
    </tbody>
  );
  const noRows = (
    <tbody>
      <tr>
        <td className={styles.message} colSpan={columnCount}>
          <div className={styles.messageContent}>
            {isLoading ? <Skeleton label={`Loading ${label}`} shape="row" count={8} /> : message}
          </div>
        </td>
      </tr>
    </tbody>
  );
  const longRows = (
    <Suspense fallback={someRows}>
      <VirtualRows {...{ rows, model, isSelected }} />
    </Suspense>
  );
  const boxed = (
    <div
      className={styles.box}
      data-long={isLong || undefined}
      onPointerOver={(event) => tellHidden(event.target)}
    >
      <table
        className={styles.table}
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        style={{ "--table-minimum": `${tableMinimum(columns, widths, around)}px` } as CSSProperties}
      >
        <ColumnSizes
          columns={columns}
          widths={widths}
          hasBoxes={selected !== undefined}
          actionsWidth={actionsOf && actionsWidth}
        />
        <TableHead
          {...{ columns, widths, sort, onSortChange, isLong }}
          onWidthsChange={setWidths}
          extent={selected && selectionExtent(keys, selected)}
          onSelectAll={() => selected && onSelectedChange?.(selectAll(keys, selected))}
          hasActions={actionsOf !== undefined}
        />
        {rows.length === 0 ? noRows : isLong ? longRows : someRows}
      </table>
    </div>
  );
  return <div className={styles.frame}>{boxed}</div>;
}
