import { formatPrice } from "@gift-console/ui/product-card/price.ts";
import type { Column } from "@gift-console/ui/table/columns.ts";
import type { FoundProduct } from "./elastic-query.ts";

const scores = new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What a product is called where its feed gave it no title. */
export function productName({ id, title }: FoundProduct): string {
  return title ?? `Product ${id}`;
}

/** The columns of what a search found. */
export const resultColumns: readonly Column<FoundProduct>[] = [
  { id: "title", title: "Product", cell: productName },
  {
    id: "score",
    title: "Score",
    width: 80,
    align: "end",
    cell: ({ score }) => (score == null ? "–" : scores.format(score)),
  },
  {
    id: "price",
    title: "Price",
    width: 96,
    align: "end",
    cell: ({ price, currency }) => formatPrice(price, currency, "en-GB") ?? "–",
  },
  { id: "brand", title: "Brand", width: 160, cell: ({ brand }) => brand ?? "–" },
  { id: "category", title: "Category", width: 240, cell: ({ category }) => category ?? "–" },
];
