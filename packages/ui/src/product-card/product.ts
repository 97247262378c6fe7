/** Identifies a product. */
export type ProductId = number | string;

/** What a card shows of a product; all but the title may be missing. */
export type Product = {
  readonly id: ProductId;
  readonly title: string;
  /** In major units of the currency. */
  readonly price?: number | null;
  /** ISO 4217. */
  readonly currency?: string | null;
  readonly brand?: string | null;
  /** URL of the picture. */
  readonly image?: string | null;
};

/** The wish to select a product or not. */
export type ProductToggle = {
  readonly id: ProductId;
  readonly isSelected: boolean;
  /** Shift was held: everything from the last toggled product to this one is meant. */
  readonly isRange: boolean;
};
