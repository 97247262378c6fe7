import { Button } from "@gift-console/ui/button/Button.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { FileText, Sparkles } from "lucide-react";

interface NoTextsProps {
  /** Why the texts alone cannot be written. */
  readonly notReady: string | undefined;
  readonly onWrite: (isFull: boolean) => void;
  /** Begins with empty texts. */
  readonly onBegin: () => void;
}

/** Stands where the article will be. */
export function NoTexts({ notReady, onWrite, onBegin }: NoTextsProps) {
  return (
    <EmptyState
      icon={FileText}
      title="The article is not written yet"
      headingLevel={3}
      actions={
        <>
          {notReady === undefined ? (
            <Button variant="primary" icon={Sparkles} onPress={() => onWrite(false)}>
              Generate article
            </Button>
          ) : (
            <Button variant="primary" icon={Sparkles} onPress={() => onWrite(true)}>
              Generate in full
            </Button>
          )}
          <Button onPress={onBegin}>Write it by hand</Button>
        </>
      }
    >
      {notReady === undefined
        ? "Wrapperix writes a title, an introduction, a text for each section and a conclusion. You can edit every word."
        : "Earlier steps are missing. Generating in full runs them first: keywords, ideas, products, sections and descriptions."}
    </EmptyState>
  );
}
