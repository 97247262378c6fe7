import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { DragItemId } from "../drag-list/drag-item.ts";
import { moveItems } from "../drag-list/move.ts";
import { useEvent } from "../hooks/use-event.ts";
import type { Product } from "../product-card/product.ts";
import { visuallyHidden } from "../theme/a11y.css.ts";
import type { BoardMove, BoardSection, SectionActions } from "./board.ts";
import { Column } from "./parts/Column.tsx";
import * as styles from "./SectionBoard.css.ts";

/** See {@link SectionBoard}. */
export type SectionBoardProps = {
  /** What is prioritized: "Sections of Gifts for coffee lovers". */
  readonly label: string;
  /** Keep a section, and a product, the same object while it does not change. */
  readonly sections: readonly BoardSection[];
  readonly onMove: (move: BoardMove) => void;
  /** At the end of a product: a dot, a badge. Keep it the same function. */
  readonly renderStatus?: (product: Product) => ReactNode;
  /** At the end of a section's header. Keep it the same function. */
  readonly sectionActions?: SectionActions;
  readonly headingLevel?: 2 | 3 | 4;
};

/**
 * Sections side by side with their products in order of priority. Products move within and between
 * sections by mouse, touch and keyboard, or by the menu of a product.
 */
export function SectionBoard({
  label,
  sections,
  onMove,
  renderStatus,
  sectionActions,
  headingLevel = 3,
}: SectionBoardProps) {
  const group = useId();
  const board = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const [arrived, setArrived] = useState<DragItemId>();
  // As text, so that the places are the same object until a title changes.
  const titles = JSON.stringify(sections.map(({ id, title }) => ({ id, title })));
  const places = useMemo(
    () => JSON.parse(titles) as { readonly id: DragItemId; readonly title: string }[],
    [titles],
  );
  const move = useEvent((ids: readonly DragItemId[], sectionId: DragItemId, at?: number) => {
    const target = sections.find(({ id }) => id === sectionId);
    const index = at ?? target?.items.length ?? 0;
    const next = moveItems(sections, ids, { sectionId, index });
    if (next === sections) return;
    onMove({ ids, sectionId, index, sections: next });
    const moved = sections.flatMap(({ items }) => items).find(({ id }) => id === ids[0]);
    if (moved && target && !target.items.includes(moved)) {
      setArrived(moved.id);
      setSaid(`${moved.title} moved to ${target.title}`);
    }
  });
  const moveAside = useEvent(
    (ids: readonly DragItemId[], from: DragItemId, step: -1 | 1, index: number) => {
      const target = sections[sections.findIndex(({ id }) => id === from) + step];
      if (target) move(ids, target.id, Math.min(index, target.items.length));
    },
  );
  useEffect(() => {
    const element = board.current;
    return element ? autoScrollForElements({ element }) : undefined;
  }, []);
  return (
    <div className={styles.box}>
      <section ref={board} aria-label={label} className={styles.board}>
        {sections.map((section) => (
          <Column
            key={section.id}
            section={section}
            group={group}
            places={places}
            headingLevel={headingLevel}
            onMove={move}
            onMoveAside={moveAside}
            focusOn={section.items.find(({ id }) => id === arrived)?.id}
            renderStatus={renderStatus}
            sectionActions={sectionActions}
          />
        ))}
      </section>
      <output className={visuallyHidden}>{said}</output>
    </div>
  );
}
