import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, memo } from "react";
import { ButtonContext } from "react-aria-components";
import type { ProductCardVariant } from "../../product-card/ProductCard.css.ts";
import { ProductCard } from "../../product-card/ProductCard.tsx";
import type { Product, ProductId, ProductToggle } from "../../product-card/product.ts";
import * as styles from "../ProductGrid.css.ts";

type GridItemProps = {
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly product: Product;
  /** Its number among all, from 1. */
  readonly place: number;
  readonly count: number;
  readonly column: number;
  /** From the start of the grid, in px. */
  readonly start: number;
  readonly variant: ProductCardVariant;
  readonly isSelected: boolean;
  /** It is the place of the grid in the tab order. */
  readonly isCurrent: boolean;
  readonly onToggle: (toggle: ProductToggle) => void;
  readonly onFocus: (id: ProductId) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly keepInput: (id: ProductId, input: HTMLInputElement | null) => void;
  readonly renderMenu: ((product: Product) => ReactNode) | undefined;
};

const inTabOrder = {};
const outOfTabOrder = { excludeFromTabOrder: true };

/** One product of a grid; drawn again only when something about it changes. */
export const GridItem = memo(function GridItem({
  ref,
  product,
  place,
  count,
  column,
  start,
  variant,
  isSelected,
  isCurrent,
  onToggle,
  onFocus,
  onKeyDown,
  keepInput,
  renderMenu,
}: GridItemProps) {
  return (
    <li
      ref={ref}
      className={styles.item}
      style={{ "--column": column, "--start": `${start}px` } as CSSProperties}
      aria-posinset={place}
      aria-setsize={count}
    >
      <ButtonContext value={isCurrent ? inTabOrder : outOfTabOrder}>
        <ProductCard
          ref={(input) => keepInput(product.id, input)}
          product={product}
          isSelected={isSelected}
          onToggle={onToggle}
          variant={variant}
          tabIndex={isCurrent ? 0 : -1}
          onFocus={() => onFocus(product.id)}
          onKeyDown={onKeyDown}
          menu={renderMenu?.(product)}
        />
      </ButtonContext>
    </li>
  );
});
