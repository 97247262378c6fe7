import { Card } from "@gift-console/ui/card/Card.tsx";
import { DragList } from "@gift-console/ui/drag-list/DragList.tsx";
import { reorder } from "@gift-console/ui/drag-list/move.ts";
import { sectionItems } from "./section-items.ts";
import type { FineTune } from "./use-fine-tune.ts";

/** The sections in reading order; moved by mouse, touch, keyboard or menu. */
export function SectionOrder({ tune }: { readonly tune: FineTune }) {
  const { field, arrange } = tune;
  const items = sectionItems(field.value.sections);
  if (items.length < 2) return null;
  return (
    <Card title="Order of the sections" headingLevel={3}>
      <DragList
        label="Order of the sections"
        items={items}
        renderItem={({ title }) => title}
        onMove={(ids, index) => arrange(reorder(items, ids, index).map(({ section }) => section))}
      />
    </Card>
  );
}
