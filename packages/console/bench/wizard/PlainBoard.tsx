import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Meter } from "@gift-console/ui/meter/Meter.tsx";
import { ProductRow } from "@gift-console/ui/section-board/parts/ProductRow.tsx";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import {
  inParts,
  makeProducts,
  manyProducts,
  sectionCount,
  type BenchProduct,
} from "./products.ts";

const start = inParts(makeProducts(manyProducts), sectionCount);
const criteria = { min: 1, max: 900 };

/** All rows of all sections at once, as a board is written that nobody has made fast. */
export function PlainBoard() {
  const [sections, setSections] = useState<readonly BenchProduct[][]>(start);
  const move = (product: BenchProduct, to: number) =>
    setSections((old) =>
      old.map((list, at) => {
        const left = list.filter(({ id }) => id !== product.id);
        return at === to ? [...left, product] : left;
      }),
    );
  return (
    <main style={{ display: "flex", gap: 12, alignItems: "start" }}>
      {sections.map((list, at) => (
        <section key={at} style={{ inlineSize: 296 }}>
          <h3>Section {at + 1}</h3>
          <Meter label={`Products in Section ${at + 1}`} count={list.length} criteria={criteria} />
          <ul aria-label={`Products in Section ${at + 1}`}>
            {list.map((product, place) => (
              <li key={product.id} style={{ display: "flex" }}>
                <span>{place + 1}</span>
                <ProductRow product={product} status={null} />
                <IconButton
                  icon={ArrowRight}
                  label={`Move ${product.title}`}
                  size="small"
                  onPress={() => move(product, at === 0 ? 1 : 0)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
