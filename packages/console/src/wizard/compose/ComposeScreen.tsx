import { Button } from "@gift-console/ui/button/Button.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { StepFooter } from "../frame/StepFooter.tsx";
import { StepPage } from "../frame/StepPage.tsx";
import { useStepFact } from "../frame/step-facts.ts";
import { count } from "../frame/words.ts";
import { promptsOf } from "./article-edits.ts";
import type { ComposeArticle } from "./compose-query.ts";
import { Ideas } from "./ideas/Ideas.tsx";
import { NewPrompt } from "./prompt/NewPrompt.tsx";
import { PromptCard } from "./prompt/PromptCard.tsx";
import { summarizeRuns } from "./run-summary.ts";
import { ComposeContext, useIdeaRuns, useSelectionTotals } from "./use-compose.ts";
import { useSession } from "./use-session.ts";

interface ComposeScreenProps {
  article: ComposeArticle;
}

/** Step 1 of an article: what is asked for, the ideas for it, and the products to choose from. */
export function ComposeScreen({ article }: ComposeScreenProps) {
  const session = useSession(article);
  const prompts = promptsOf(article);
  const [isAdding, setAdding] = useState(false);
  const isFirst = prompts.length === 0;
  return (
    <ComposeContext value={session}>
      <StepPage step={1} footer={<ComposeFooter />}>
        <Stack gap="small">
          {prompts.map((prompt, at) => (
            <PromptCard
              key={prompt.id}
              prompt={prompt}
              number={prompts.length > 1 ? at + 1 : null}
            />
          ))}
          {isFirst || isAdding ? (
            <NewPrompt isFirst={isFirst} onClose={() => setAdding(false)} />
          ) : (
            <div>
              <Button size="small" variant="quiet" icon={Plus} onPress={() => setAdding(true)}>
                Another prompt
              </Button>
            </div>
          )}
        </Stack>
        {!isFirst && <Ideas article={article} />}
      </StepPage>
    </ComposeContext>
  );
}

/** Follows every choice, so that only it is drawn anew. */
function ComposeFooter() {
  const { selected } = useSelectionTotals();
  useStepFact("hasSelectedProducts", selected > 0);
  const { isRunning } = summarizeRuns(useIdeaRuns());
  return (
    <StepFooter
      summary={`${count(selected, "product")} selected`}
      nextLabel="Prioritize"
      busyReason={isRunning ? "Products are still being found." : undefined}
    />
  );
}
