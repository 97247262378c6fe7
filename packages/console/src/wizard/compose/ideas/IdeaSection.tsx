import { Button } from "@gift-console/ui/button/Button.tsx";
import { Checkbox } from "@gift-console/ui/checkbox/Checkbox.tsx";
import { IdeaCard } from "@gift-console/ui/idea-card/IdeaCard.tsx";
import { Search } from "lucide-react";
import { memo, useState } from "react";
import { ideaName } from "../../frame/step-names.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { findProductsFor } from "../find-products.ts";
import { DeleteProducts } from "../products/DeleteProducts.tsx";
import { IdeaProducts } from "../products/IdeaProducts.tsx";
import { useCompose, useIdeaRun, useSelectedOf } from "../use-compose.ts";
import { IdeaMenu } from "./IdeaMenu.tsx";

interface IdeaSectionProps {
  idea: ComposeIdea;
  /** Keywords of the idea's prompt, to take over. */
  promptKeywords: readonly string[] | null;
  isOpen: boolean;
  isMarked: boolean;
  /** Keep both the same functions. */
  onOpenChange: (ideaIds: readonly number[], isOpen: boolean) => void;
  onMark: (ideaIds: readonly number[], isMarked: boolean) => void;
}

/** One idea: its keywords, its products, and what can be done with it. */
export const IdeaSection = memo(function IdeaSection({
  idea,
  promptKeywords,
  isOpen,
  isMarked,
  onOpenChange,
  onMark,
}: IdeaSectionProps) {
  const session = useCompose();
  const selected = useSelectedOf(idea.id);
  const run = useIdeaRun(idea.id);
  const [isDeleting, setDeleting] = useState(false);
  const isEmpty = idea.ideaProducts.length === 0;
  const isBusy = run?.status === "running" || run?.status === "waiting";
  const open = () => onOpenChange([idea.id], true);
  return (
    <IdeaCard
      title={ideaName(idea)}
      keywords={idea.keywords ?? []}
      selectedCount={selected.size}
      productCount={idea.ideaProducts.length}
      isSelected={isMarked}
      isExpanded={isOpen}
      onExpandedChange={(is) => onOpenChange([idea.id], is)}
      busyLabel={
        isBusy ? (run.status === "running" ? "Searching the feeds" : "Waiting") : undefined
      }
      selection={
        <Checkbox
          label={`Mark ${ideaName(idea)}`}
          hideLabel
          isSelected={isMarked}
          onChange={(is) => onMark([idea.id], is)}
        />
      }
      actions={
        <>
          {isEmpty && (
            <Button
              size="small"
              icon={Search}
              isPending={isBusy}
              onPress={() => {
                open();
                void findProductsFor(session, [idea.id], false);
              }}
            >
              Find products
            </Button>
          )}
          <IdeaMenu
            idea={idea}
            promptKeywords={promptKeywords}
            onDeleteProducts={() => {
              open();
              setDeleting(true);
            }}
          />
        </>
      }
    >
      {isDeleting && !isEmpty ? (
        <DeleteProducts idea={idea} onClose={() => setDeleting(false)} />
      ) : (
        <IdeaProducts idea={idea} />
      )}
    </IdeaCard>
  );
});
