import { ArrowUp } from "lucide-react";
import { Button } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { visuallyHidden } from "../../theme/a11y.css.ts";
import type { Column } from "../columns.ts";
import type { Sort } from "../sort.ts";
import * as styles from "../Table.css.ts";
import { ColumnResizer } from "./ColumnResizer.tsx";

type HeaderCellProps = {
  readonly column: Omit<Column<never>, "cell">;
  readonly sort: Sort | undefined;
  readonly onSort: () => void;
  readonly width: number | undefined;
  readonly onResize: (width: number) => void;
};

/** The head of a column; a press on it sorts. */
export function HeaderCell({ column, sort, onSort, width, onResize }: HeaderCellProps) {
  const { title, isSortable, isResizable, hideTitle, align = "start" } = column;
  const direction = sort?.column === column.id ? sort.direction : "none";
  const words = <span className={hideTitle ? visuallyHidden : undefined}>{title}</span>;
  return (
    <th
      scope="col"
      className={styles.headerCell}
      data-align={align}
      aria-sort={isSortable ? direction : undefined}
    >
      {isSortable ? (
        <Button className={styles.headerContent} onPress={onSort}>
          {words}
          <span className={styles.arrow}>
            <Icon icon={ArrowUp} />
          </span>
        </Button>
      ) : (
        <div className={styles.headerContent}>{words}</div>
      )}
      {isResizable && <ColumnResizer label={`Resize ${title}`} width={width} onResize={onResize} />}
    </th>
  );
}
