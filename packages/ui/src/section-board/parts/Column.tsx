import { memo, type ReactNode, useCallback, useId, useMemo } from "react";
import type { DragItemId } from "../../drag-list/drag-item.ts";
import { DragList } from "../../drag-list/DragList.tsx";
import type { Destination } from "../../drag-list/move-menu.ts";
import { Meter } from "../../meter/Meter.tsx";
import type { Product } from "../../product-card/product.ts";
import type { BoardSection, SectionActions } from "../board.ts";
import * as styles from "../SectionBoard.css.ts";
import { ProductRow } from "./ProductRow.tsx";

type ColumnProps = {
  readonly section: BoardSection;
  readonly group: string;
  /** Every section, in the order of the board. */
  readonly places: readonly Destination[];
  readonly headingLevel: 2 | 3 | 4;
  readonly onMove: (ids: readonly DragItemId[], sectionId: DragItemId, index?: number) => void;
  readonly onMoveAside: (
    ids: readonly DragItemId[],
    from: DragItemId,
    step: -1 | 1,
    index: number,
  ) => void;
  readonly focusOn: DragItemId | undefined;
  readonly renderStatus: ((product: Product) => ReactNode) | undefined;
  readonly sectionActions: SectionActions | undefined;
};

/** One section; drawn again only when it, the other titles, or a callback changes. */
export const Column = memo(function Column({
  section,
  group,
  places,
  headingLevel,
  onMove,
  onMoveAside,
  focusOn,
  renderStatus,
  sectionActions,
}: ColumnProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { id, title, items, criteria } = section;
  const renderItem = useCallback(
    (product: Product) => <ProductRow product={product} status={renderStatus?.(product)} />,
    [renderStatus],
  );
  const others = useMemo(() => places.filter((place) => place.id !== id), [places, id]);
  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <div className={styles.header}>
        <div className={styles.titles}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {sectionActions?.(section)}
        </div>
        {criteria ? (
          <Meter label={`Products in ${title}`} count={items.length} criteria={criteria} />
        ) : (
          <span className={styles.count}>
            {items.length === 1 ? "1 product" : `${items.length} products`}
          </span>
        )}
      </div>
      <DragList
        label={`Products in ${title}`}
        items={items}
        renderItem={renderItem}
        group={group}
        destinations={others}
        onMove={(ids, index) => onMove(ids, id, index)}
        onMoveAway={(ids, destination) => onMove(ids, destination)}
        onMoveAside={(ids, step, index) => onMoveAside(ids, id, step, index)}
        focusOn={focusOn}
        emptyText="Drop products here"
      />
    </section>
  );
});
