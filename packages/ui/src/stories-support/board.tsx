import { useState } from "react";
import { coffeeGifts, manyProducts } from "../product-card/product.examples.ts";
import type { BoardSection } from "../section-board/board.ts";
import { SectionBoard, type SectionBoardProps } from "../section-board/SectionBoard.tsx";

/** A board that keeps what was moved. */
export function Prioritizing(props: SectionBoardProps) {
  const [sections, setSections] = useState(props.sections);
  return (
    <SectionBoard
      {...props}
      sections={sections}
      onMove={(move) => {
        props.onMove(move);
        setSections(move.sections);
      }}
    />
  );
}

/** Four sections, one of them empty, one without criteria. */
export const boardSections: readonly BoardSection[] = [
  {
    id: 1,
    title: "For the espresso purist",
    criteria: { min: 2, max: 4 },
    items: coffeeGifts.slice(0, 3),
  },
  {
    id: 2,
    title: "Slow mornings",
    criteria: { min: 3, max: 5 },
    items: coffeeGifts.slice(3, 4),
  },
  { id: 3, title: "Something to read", criteria: { min: 1, max: 2 }, items: [] },
  { id: "none", title: "Unassigned", items: coffeeGifts.slice(4) },
];

/** Four sections of 500 products each. */
export const thousands: readonly BoardSection[] = [0, 1, 2, 3].map((at) => ({
  id: at + 1,
  title: `Section ${at + 1}`,
  criteria: { min: 400, max: 600 },
  items: manyProducts(2000).slice(at * 500, at * 500 + 500),
}));
