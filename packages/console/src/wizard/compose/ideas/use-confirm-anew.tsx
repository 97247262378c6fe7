import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { useState, type ReactNode } from "react";
import { count } from "../../frame/words.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { useCompose } from "../use-compose.ts";

interface Question {
  ids: number[];
  products: number;
  selected: number;
  go: (ideaIds: number[]) => void;
}

/** Asks before a new search replaces products; where there are none it goes on at once. */
export function useConfirmAnew(): {
  ask: (ideas: readonly ComposeIdea[], go: (ideaIds: number[]) => void) => void;
  dialog: ReactNode;
} {
  const { selection } = useCompose();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (ideas: readonly ComposeIdea[], go: (ideaIds: number[]) => void) => {
    const ids = ideas.map(({ id }) => id);
    const products = ideas.reduce((sum, idea) => sum + idea.ideaProducts.length, 0);
    const selected = ids.reduce((sum, id) => sum + selection.selectedOf(id).size, 0);
    if (products === 0) go(ids);
    else setQuestion({ ids, products, selected, go });
  };
  const dialog = question && (
    <ConfirmDialog
      title={`Replace ${count(question.products, "product")}?`}
      confirmLabel={`Replace ${count(question.products, "product")}`}
      tone="danger"
      isOpen
      onOpenChange={() => setQuestion(null)}
      onConfirm={() => {
        question.go(question.ids);
      }}
    >
      {question.selected > 0
        ? `${question.selected} of them ${question.selected === 1 ? "is" : "are"} selected. `
        : "None of them is selected. "}
      A new search takes their place; their descriptions and places in sections are lost.
    </ConfirmDialog>
  );
  return { ask, dialog };
}
