import { Button } from "@gift-console/ui/button/Button.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { LayoutList } from "lucide-react";
import { count } from "../frame/words.ts";
import { runProposal } from "./section-runs.ts";
import type { EditedBoard } from "./use-board.ts";

interface NoSectionsProps {
  edited: EditedBoard;
}

/** What stands here before the article has sections. */
export function NoSections({ edited }: NoSectionsProps) {
  const selected = edited.products.size;
  return (
    <EmptyState
      icon={LayoutList}
      title="No sections yet"
      headingLevel={3}
      actions={
        <Button
          variant="primary"
          onPress={() => void runProposal(edited)}
          disabledReason={selected === 0 ? "Select products in step 1 first." : undefined}
        >
          Propose sections
        </Button>
      }
    >
      Sections are the parts of the article. A bot proposes them from the{" "}
      {count(selected, "selected product")}; then assign the products and put them in order.
    </EmptyState>
  );
}
