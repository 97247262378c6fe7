import type { ProductCardVariant } from "../product-card/ProductCard.css.ts";

/** Between cards, in px. */
export const gridGap = 12;

/** How a grid of a certain width lays out its cards. */
export type GridLayout = {
  readonly columns: number;
  readonly variant: ProductCardVariant;
  /** What a row is about as high as, in px, before one was measured. */
  readonly rowEstimate: number;
};

const smallest: Record<ProductCardVariant, number> = { tile: 164, compact: 300 };

/** Height of the words under a picture, in px. */
const wordsBlock = 90;

/**
 * As many columns as fit. Where not even two tiles fit, tiles become compact cards.
 * @param width of the grid in px; 0 before it is known.
 */
export function layoutFor(width: number, wanted: ProductCardVariant): GridLayout {
  const fitting = (variant: ProductCardVariant) =>
    Math.max(1, Math.floor((width + gridGap) / (smallest[variant] + gridGap)));
  const variant = wanted === "tile" && width > 0 && fitting("tile") < 2 ? "compact" : wanted;
  const columns = fitting(variant);
  const tileWidth = (width - gridGap * (columns - 1)) / columns;
  return {
    columns,
    variant,
    rowEstimate: variant === "compact" ? 50 : Math.round((tileWidth * 3) / 4 + wordsBlock),
  };
}
