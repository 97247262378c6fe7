import { ProductCard } from "@gift-console/ui/product-card/ProductCard.tsx";
import { useState } from "react";
import { ProductMenu } from "../../src/wizard/compose/products/ProductMenu.tsx";
import { makeProducts, manyProducts } from "./products.ts";

const products = makeProducts(manyProducts);
const start = new Set(products.filter(({ status }) => status).map(({ id }) => id));

/** All cards at once, as a list is written that nobody has made fast. */
export function PlainGrid() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(start);
  return (
    <main>
      <p>{selected.size} products selected</p>
      <ul
        aria-label="Products"
        style={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)", gap: 12 }}
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isSelected={selected.has(product.id)}
              menu={<ProductMenu id={product.id} title={product.title} />}
              onToggle={({ id, isSelected }) => {
                const next = new Set(selected);
                if (isSelected) next.add(Number(id));
                else next.delete(Number(id));
                setSelected(next);
              }}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
