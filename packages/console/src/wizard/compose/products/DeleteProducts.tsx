import { Button } from "@gift-console/ui/button/Button.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ProductGrid } from "@gift-console/ui/product-grid/ProductGrid.tsx";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { count } from "../../frame/words.ts";
import { ideaName } from "../../frame/step-names.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { useMarked } from "../ideas/use-marked.ts";
import { useCompose, useSelectedOf } from "../use-compose.ts";
import { deleteAndReport } from "../delete-and-report.ts";
import { deleteProducts } from "../product-actions.ts";
import { numbers } from "./numbers.ts";

interface DeleteProductsProps {
  idea: ComposeIdea;
  onClose: () => void;
}

/** The products of an idea, to mark those that shall be deleted. */
export function DeleteProducts({ idea, onClose }: DeleteProductsProps) {
  const session = useCompose();
  const selected = useSelectedOf(idea.id);
  const [isAsking, setAsking] = useState(false);
  const ids = idea.ideaProducts.map(({ id }) => id);
  const marked = useMarked(ids);
  const notSelected = ids.filter((id) => !selected.has(id));
  const what = count(marked.ids.length, "product");
  const remove = async () => {
    const outcome = await deleteAndReport(
      marked.ids,
      (some) => deleteProducts(session, some),
      "product",
    );
    // Those that failed stay marked, for another try.
    marked.mark(outcome.succeeded, false);
    if (outcome.failed.length === 0) onClose();
  };
  return (
    <Stack gap="small">
      <Inline>
        <Button
          size="small"
          variant="primary"
          tone="danger"
          icon={Trash2}
          onPress={() => setAsking(true)}
          disabledReason={
            marked.ids.length === 0 ? "Mark the products to delete first." : undefined
          }
        >
          Delete {what}
        </Button>
        <Button
          size="small"
          onPress={() => marked.mark(notSelected, true)}
          disabledReason={notSelected.length === 0 ? "All products are selected." : undefined}
        >
          Mark the {notSelected.length} not selected
        </Button>
        <Button size="small" variant="quiet" onPress={onClose}>
          Done
        </Button>
      </Inline>
      <ProductGrid
        label={`Products of ${ideaName(idea)} to delete`}
        products={idea.ideaProducts}
        selectedIds={new Set(marked.ids)}
        onSelect={(some, is) => marked.mark(numbers(some), is)}
      />
      <ConfirmDialog
        title={`Delete ${what}?`}
        confirmLabel={`Delete ${what}`}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      >
        This cannot be undone. A new search of the idea may find them again; their descriptions and
        places in sections are lost.
      </ConfirmDialog>
    </Stack>
  );
}
