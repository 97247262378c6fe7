import { Button } from "@gift-console/ui/button/Button.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ProductGrid } from "@gift-console/ui/product-grid/ProductGrid.tsx";
import { useState } from "react";
import { ideaName } from "../../frame/step-names.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { deleteAndReport } from "../delete-and-report.ts";
import { deleteProducts } from "../product-actions.ts";
import { useCompose, useSelectedOf } from "../use-compose.ts";
import { numbers } from "./numbers.ts";
import { ProductActionContext, type ProductAction } from "./product-action.ts";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductMenu } from "./ProductMenu.tsx";

interface IdeaProductsProps {
  idea: ComposeIdea;
}

/** The products of an idea, to choose from: one, a range with Shift, all or none. */
export function IdeaProducts({ idea }: IdeaProductsProps) {
  const session = useCompose();
  const selected = useSelectedOf(idea.id);
  const [asked, setAsked] = useState<ProductAction | null>(null);
  const products = idea.ideaProducts;
  const ids = products.map(({ id }) => id);
  const about = products.find(({ id }) => id === asked?.id);
  const { choose } = session.saving;
  if (products.length === 0) {
    return (
      <EmptyState size="inline" title="No products yet" headingLevel={4}>
        Find products searches the site's feeds with the title and the keywords of this idea.
      </EmptyState>
    );
  }
  return (
    <ProductActionContext value={setAsked}>
      <Stack gap="small">
        <Inline>
          <Button
            size="small"
            onPress={() => choose(ids, true)}
            disabledReason={selected.size === ids.length ? "All of them are selected." : undefined}
          >
            Select all {ids.length}
          </Button>
          <Button
            size="small"
            onPress={() => choose(ids, false)}
            disabledReason={selected.size === 0 ? "None of them is selected." : undefined}
          >
            Select none
          </Button>
        </Inline>
        <ProductGrid
          label={`Products for ${ideaName(idea)}`}
          products={products}
          selectedIds={selected}
          onSelect={(chosen, isSelected) => choose(numbers(chosen), isSelected)}
          renderMenu={productMenu}
        />
      </Stack>
      {about && asked?.action === "details" && (
        <ProductDetails id={about.id} title={about.title} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        title="Delete 1 product?"
        confirmLabel="Delete 1 product"
        tone="danger"
        isOpen={about !== undefined && asked?.action === "delete"}
        onOpenChange={() => setAsked(null)}
        onConfirm={() =>
          deleteAndReport(
            about ? [about.id] : [],
            (some) => deleteProducts(session, some),
            "product",
          )
        }
      >
        “{about?.title}” goes with its description. A new search of the idea may find it again.
      </ConfirmDialog>
    </ProductActionContext>
  );
}

function productMenu({ id, title }: { id: number | string; title: string }) {
  return <ProductMenu id={Number(id)} title={title} />;
}
