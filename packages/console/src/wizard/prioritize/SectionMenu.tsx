import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { ArrowLeft, ArrowRight, Ellipsis, Pencil } from "lucide-react";
import { useState } from "react";
import { attempt } from "../frame/attempt.ts";
import { orderSections } from "./board-actions.ts";
import { useBoardParts } from "./board-context.ts";
import { SectionDialog } from "./SectionDialog.tsx";
import { swapped } from "./swapped.ts";

interface SectionMenuProps {
  id: number;
}

/** What can be done with one section. */
export function SectionMenu({ id }: SectionMenuProps) {
  const { session, sections } = useBoardParts();
  const [isEditing, setEditing] = useState(false);
  const ids = sections.map((section) => section.id);
  const at = ids.indexOf(id);
  const section = sections[at];
  if (!section) return null;
  const move = (to: number) =>
    void attempt(orderSections(session, swapped(ids, at, to)), "The section was not moved");
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} size="small" label={`Actions for ${section.title}`} />}
        items={[
          { id: "edit", label: "Edit title, type and criteria", icon: Pencil },
          {
            id: "earlier",
            label: "Move earlier",
            icon: ArrowLeft,
            group: "move",
            disabledReason: at === 0 ? "It is the first section." : undefined,
          },
          {
            id: "later",
            label: "Move later",
            icon: ArrowRight,
            group: "move",
            disabledReason: at === ids.length - 1 ? "It is the last section." : undefined,
          },
        ]}
        onAction={(action) => {
          if (action === "edit") setEditing(true);
          else move(action === "earlier" ? at - 1 : at + 1);
        }}
      />
      {isEditing && <SectionDialog section={section} onClose={() => setEditing(false)} />}
    </>
  );
}
