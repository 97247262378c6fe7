import type { ReactNode } from "react";
import type { DragItemId } from "../drag-list/drag-item.ts";
import type { Criteria } from "../meter/criteria.ts";
import type { Product } from "../product-card/product.ts";

/** A section with its products, the most important first. */
export type BoardSection = {
  readonly id: DragItemId;
  readonly title: string;
  /** How many products it wants; without them no meter shows. */
  readonly criteria?: Criteria | null;
  readonly items: readonly Product[];
};

/** Products are to stand in another place. */
export type BoardMove = {
  readonly ids: readonly DragItemId[];
  readonly sectionId: DragItemId;
  /** Before the product that stands at this index now. */
  readonly index: number;
  /** The whole board afterwards; a section that does not change is the same object. */
  readonly sections: readonly BoardSection[];
};

/** What a section's header shows at its end. */
export type SectionActions = (section: BoardSection) => ReactNode;
