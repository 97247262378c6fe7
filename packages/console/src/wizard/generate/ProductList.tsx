import { ItemList, type ListedItem } from "@gift-console/ui/item-list/ItemList.tsx";
import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import type { DotState } from "@gift-console/ui/status-dot/StatusDot.css.ts";
import type { DescribedProduct } from "./describe-query.ts";
import {
  descriptionState,
  type DescriptionState,
  type ProductGroup,
} from "./described-products.ts";

const dots: Record<DescriptionState, { state: DotState; label: string }> = {
  empty: { state: "off", label: "Empty" },
  ai: { state: "accent", label: "AI" },
  edited: { state: "live", label: "Edited" },
};

/** What the list shows of each product; the same object until the product changes, and not drawn anew. */
const shown = new WeakMap<DescribedProduct, ListedItem>();

function itemOf(product: DescribedProduct): ListedItem {
  const known = shown.get(product);
  if (known) return known;
  const state = <StatusDot {...dots[descriptionState(product)]} />;
  const item = { id: String(product.id), name: product.title, state };
  shown.set(product, item);
  return item;
}

const waits = <StatusDot state="warning" label="Decide" />;

interface ProductListProps {
  readonly groups: readonly ProductGroup[];
  readonly productId: number | null;
  /** Products for which a bot's text waits for a decision. */
  readonly undecided: readonly number[];
  readonly onChange: (productId: number) => void;
}

/** The selected products, section by section, each with how its description stands. */
export function ProductList({ groups, productId, undecided, onChange }: ProductListProps) {
  return (
    <ItemList
      label="Products"
      value={productId === null ? null : String(productId)}
      onChange={(id) => onChange(Number(id))}
      groups={groups.map(({ sectionId, title, products }) => ({
        id: String(sectionId),
        title,
        items: products.map((product) =>
          undecided.includes(product.id) ? { ...itemOf(product), state: waits } : itemOf(product),
        ),
      }))}
    />
  );
}
