import { Button } from "@gift-console/ui/button/Button.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { count } from "../../frame/words.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { deleteAndReport } from "../delete-and-report.ts";
import { findProductsFor } from "../find-products.ts";
import { deleteIdeas } from "../idea-actions.ts";
import { useCompose } from "../use-compose.ts";
import { useConfirmAnew } from "./use-confirm-anew.tsx";
import type { Marked } from "./use-marked.ts";

interface IdeaBulkBarProps {
  ideas: readonly ComposeIdea[];
  marked: Marked;
}

/** What can be done to the marked ideas together. */
export function IdeaBulkBar({ ideas, marked }: IdeaBulkBarProps) {
  const session = useCompose();
  const confirmAnew = useConfirmAnew();
  const [isAsking, setAsking] = useState(false);
  const chosen = ideas.filter(({ id }) => marked.has(id));
  const what = count(chosen.length, "idea");
  const products = chosen.reduce((sum, idea) => sum + idea.ideaProducts.length, 0);
  const remove = async () => {
    const { succeeded } = await deleteAndReport(
      marked.ids,
      (ids) => deleteIdeas(session, ids),
      "idea",
    );
    // Those that failed stay marked, for another try.
    marked.mark(succeeded, false);
  };
  return (
    <Inline>
      <Button
        icon={RotateCw}
        onPress={() => confirmAnew.ask(chosen, (ids) => void findProductsFor(session, ids, true))}
      >
        Find products anew
      </Button>
      <Button tone="danger" icon={Trash2} onPress={() => setAsking(true)}>
        Delete {what}
      </Button>
      {confirmAnew.dialog}
      <ConfirmDialog
        title={
          products > 0 ? `Delete ${what} and ${count(products, "product")}?` : `Delete ${what}?`
        }
        confirmLabel={`Delete ${what}`}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      >
        They cannot be brought back. The other ideas stay as they are.
      </ConfirmDialog>
    </Inline>
  );
}
