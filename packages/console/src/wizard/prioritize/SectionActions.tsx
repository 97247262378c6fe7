import { Button } from "@gift-console/ui/button/Button.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { LayoutList, WandSparkles } from "lucide-react";
import { useState } from "react";
import { count } from "../frame/words.ts";
import { runAssignment, runProposal } from "./section-runs.ts";
import type { EditedBoard } from "./use-board.ts";

interface SectionActionsProps {
  edited: EditedBoard;
}

/** What a bot can do with all sections: propose others, assign the products. */
export function SectionActions({ edited }: SectionActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { board, products } = edited;
  const assigned = products.size - board.unassigned.length;
  const sections = count(board.sections.length, "section");
  return (
    <>
      <Button icon={LayoutList} onPress={() => setAsking(true)}>
        Propose sections anew
      </Button>
      <Button
        icon={WandSparkles}
        variant={assigned === 0 ? "primary" : "secondary"}
        onPress={() => void runAssignment(edited)}
        disabledReason={products.size === 0 ? "Select products in step 1 first." : undefined}
      >
        Assign {count(products.size, "product")}
      </Button>
      <ConfirmDialog
        title={`Replace ${sections}?`}
        confirmLabel={`Replace ${sections}`}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          void runProposal(edited);
        }}
      >
        Titles, criteria and the order of {count(assigned, "assigned product")} are lost. The
        products stay selected.
      </ConfirmDialog>
    </>
  );
}
