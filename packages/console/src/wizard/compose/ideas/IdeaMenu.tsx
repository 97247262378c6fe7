import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { Ellipsis, Pencil, RotateCw, Search, TextCursorInput, Trash2 } from "lucide-react";
import { useState } from "react";
import { count } from "../../frame/words.ts";
import { ideaName } from "../../frame/step-names.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { deleteAndReport } from "../delete-and-report.ts";
import { findProductsFor } from "../find-products.ts";
import { deleteIdeas } from "../idea-actions.ts";
import { EditTitlesDialog } from "../products/EditTitlesDialog.tsx";
import { useCompose } from "../use-compose.ts";
import { EditIdeaDialog } from "./EditIdeaDialog.tsx";
import { useConfirmAnew } from "./use-confirm-anew.tsx";

interface IdeaMenuProps {
  idea: ComposeIdea;
  promptKeywords: readonly string[] | null;
  /** Opens the products to mark those that shall be deleted. */
  onDeleteProducts: () => void;
}

/** What can be done with one idea. */
export function IdeaMenu({ idea, promptKeywords, onDeleteProducts }: IdeaMenuProps) {
  const session = useCompose();
  const confirmAnew = useConfirmAnew();
  const [dialog, setDialog] = useState<"edit" | "titles" | "delete" | null>(null);
  const close = () => setDialog(null);
  const name = ideaName(idea);
  const products = idea.ideaProducts.length;
  const noProducts = products === 0 ? "The idea has no products." : undefined;
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} size="small" label={`Actions for ${name}`} />}
        items={[
          { id: "edit", label: "Edit title and keywords", icon: Pencil },
          { id: "more", label: "Find more products", icon: Search, group: "products" },
          {
            id: "anew",
            label: "Find products anew",
            icon: RotateCw,
            group: "products",
            disabledReason: noProducts,
          },
          {
            id: "titles",
            label: "Edit product titles",
            icon: TextCursorInput,
            group: "products",
            disabledReason: noProducts,
          },
          {
            id: "deleteProducts",
            label: "Delete products…",
            icon: Trash2,
            group: "products",
            disabledReason: noProducts,
          },
          { id: "delete", label: "Delete the idea…", icon: Trash2, tone: "danger", group: "end" },
        ]}
        onAction={(id) => {
          if (id === "more") void findProductsFor(session, [idea.id], false);
          else if (id === "anew") {
            confirmAnew.ask([idea], (ids) => void findProductsFor(session, ids, true));
          } else if (id === "deleteProducts") onDeleteProducts();
          else setDialog(id);
        }}
      />
      {confirmAnew.dialog}
      {dialog === "edit" && (
        <EditIdeaDialog idea={idea} promptKeywords={promptKeywords ?? []} onClose={close} />
      )}
      {dialog === "titles" && <EditTitlesDialog idea={idea} onClose={close} />}
      <ConfirmDialog
        title={products > 0 ? `Delete 1 idea and ${count(products, "product")}?` : "Delete 1 idea?"}
        confirmLabel="Delete 1 idea"
        tone="danger"
        isOpen={dialog === "delete"}
        onOpenChange={close}
        onConfirm={() => deleteAndReport([idea.id], (ids) => deleteIdeas(session, ids), "idea")}
      >
        “{name}” cannot be brought back. Other ideas stay as they are.
      </ConfirmDialog>
    </>
  );
}
