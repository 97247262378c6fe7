import type { RankedProduct } from "./facets.ts";

/** A product for tests. */
export function product(id: number, fields: Partial<RankedProduct> = {}): RankedProduct {
  return {
    id,
    title: `Product ${id}`,
    source: null,
    price: 20,
    currency: "EUR",
    brand: "Maker",
    category: "Home > Things",
    url: `https://shop.example/${id}`,
    image: null,
    score: 5,
    ...fields,
  };
}

/** Coffee things of three shelves, for tests; prices from 10 € on, in steps of 5 €. */
export const coffeeProducts: readonly RankedProduct[] = [
  ["Hand coffee grinder, walnut", "Grinders"],
  ["Hand coffee grinder, steel", "Grinders"],
  ["Electric coffee grinder", "Grinders"],
  ["Moka pot, 3 cups", "Brewers"],
  ["French press", "Brewers"],
  ["Pour-over set", "Brewers"],
  ["Espresso cups", "Cups"],
  ["Coffee mugs", "Cups"],
  ["Travel mug", "Cups"],
].map(([title, shelf], index) =>
  product(index + 1, {
    title,
    category: `Kitchen > Coffee > ${shelf}`,
    price: 10 + index * 5,
    brand: ["Moinho", "Bica", "Torra"][index % 3],
    source: `${title}. It makes better coffee. Made for early risers.`,
  }),
);
