import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocale } from "react-aria-components";
import { useEvent } from "../hooks/use-event.ts";
import type { ProductCardVariant } from "../product-card/ProductCard.css.ts";
import type { Product, ProductId, ProductToggle } from "../product-card/product.ts";
import { gridGap, layoutFor } from "./grid-layout.ts";
import { rangeBetween } from "../table/selection.ts";
import { indexAfterKey } from "./grid-navigation.ts";
import { GridItem } from "./parts/GridItem.tsx";
import { useGridSize } from "./parts/use-grid-size.ts";
import { useVisibleRows } from "./parts/use-visible-rows.ts";
import * as styles from "./ProductGrid.css.ts";

/** See {@link ProductGrid}. */
export type ProductGridProps = {
  /** What the products have in common: "Products for the espresso purist". */
  readonly label: string;
  readonly products: readonly Product[];
  readonly selectedIds: ReadonlySet<ProductId>;
  /** Some products are to be selected or not: one, or with Shift a range. */
  readonly onSelect: (ids: readonly ProductId[], isSelected: boolean) => void;
  /** Tiles with pictures above, or compact cards. Where it is narrow, cards are always compact. */
  readonly variant?: ProductCardVariant;
  /** A menu button for the corner of each card. Keep it the same function. */
  readonly renderMenu?: (product: Product) => ReactNode;
  /** Stands here when there are no products. */
  readonly emptyState?: ReactNode;
};

/**
 * Products to select from, thousands of them: draws only the rows near the window. One stop in the
 * tab order; arrows, Home, End and Page keys move, Space toggles, Shift takes a range, Ctrl+A all.
 */
export function ProductGrid({
  label,
  products,
  selectedIds,
  onSelect,
  variant = "tile",
  renderMenu,
  emptyState,
}: ProductGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const inputs = useRef(new Map<ProductId, HTMLInputElement>());
  const anchor = useRef<ProductId>(undefined);
  const [currentId, setCurrentId] = useState<ProductId>();
  const { direction } = useLocale();
  const { width, pageOffset } = useGridSize(grid);
  const layout = layoutFor(width, variant);
  const { columns } = layout;
  const ids = products.map((product) => product.id);
  const current = Math.max(0, currentId === undefined ? 0 : ids.indexOf(currentId));
  const rowCount = Math.ceil(products.length / columns);
  const { rows, height, rowHeight, measureRow } = useVisibleRows({
    count: width > 0 ? rowCount : 0,
    estimate: layout.rowEstimate,
    pageOffset,
    keptRow: Math.floor(current / columns),
  });

  const toggle = useEvent(({ id, isSelected, isRange }: ProductToggle) => {
    onSelect(isRange ? rangeBetween(ids, anchor.current, id) : [id], isSelected);
    anchor.current = id;
  });
  const keepInput = useCallback((id: ProductId, input: HTMLInputElement | null) => {
    if (input) inputs.current.set(id, input);
    else inputs.current.delete(id);
  }, []);
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelect(ids, true);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pageRows = Math.max(1, Math.floor(globalThis.innerHeight / (rowHeight + gridGap)) - 1);
    const position = { index: current, count: ids.length, columns, pageRows };
    const next = indexAfterKey(event.key, { ...position, isRtl: direction === "rtl" });
    const id = next === undefined ? undefined : ids[next];
    if (id === undefined) return;
    event.preventDefault();
    // The row may be far away and not drawn yet; focusing it brings it into view.
    flushSync(() => setCurrentId(id));
    inputs.current.get(id)?.focus();
  });

  const geometry = { "--height": `${height}px`, "--columns": columns, "--gap": `${gridGap}px` };
  if (products.length === 0) return <>{emptyState}</>;
  return (
    <ul ref={grid} aria-label={label} className={styles.grid} style={geometry as CSSProperties}>
      {rows.flatMap((row, at) =>
        products
          .slice(row.index * columns, (row.index + 1) * columns)
          .map((product, column) => (
            <GridItem
              key={product.id}
              ref={at === 0 && column === 0 ? measureRow : undefined}
              product={product}
              place={row.index * columns + column + 1}
              count={products.length}
              column={column}
              start={row.start}
              variant={layout.variant}
              isSelected={selectedIds.has(product.id)}
              isCurrent={product.id === ids[current]}
              onToggle={toggle}
              onFocus={setCurrentId}
              onKeyDown={onKeyDown}
              keepInput={keepInput}
              renderMenu={renderMenu}
            />
          )),
      )}
    </ul>
  );
}
