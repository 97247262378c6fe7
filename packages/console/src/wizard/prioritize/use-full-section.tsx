import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { useState, type ReactNode } from "react";
import { explainFailure } from "../../forms/tell-outcome.ts";
import { saves } from "../../save/save-registry.ts";
import { count } from "../frame/words.ts";
import { changeSection, type BoardSession } from "./board-actions.ts";
import type { PrioritizeSection } from "./prioritize-query.ts";

interface Question {
  section: PrioritizeSection;
  max: number;
  apply: () => void;
}

/** Asks before a move that would exceed a section's maximum: it is raised, or nothing moves. */
export function useFullSection(session: BoardSession): {
  /** @param excess products above the maximum; @param apply moves them */
  ask: (section: PrioritizeSection, excess: number, apply: () => void) => void;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const dialog = question && (
    <ConfirmDialog
      title={`Raise the maximum to ${question.max}?`}
      confirmLabel={`Raise the maximum to ${question.max}`}
      isOpen
      onOpenChange={() => setQuestion(null)}
      onConfirm={async () => {
        const { section, max, apply } = question;
        const work = changeSection(session, section.id, { criteria: { max } });
        await explainFailure(saves.track(work));
        apply();
      }}
    >
      “{question.section.title}” takes at most {count(question.section.criteria.max, "product")}.
      Without a higher maximum everything stays where it is.
    </ConfirmDialog>
  );
  return {
    ask: (section, excess, apply) =>
      setQuestion({ section, max: section.criteria.max + excess, apply }),
    dialog,
  };
}
