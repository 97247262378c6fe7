import { Button } from "@gift-console/ui/button/Button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useNavigate } from "react-router";
import { graph } from "../../graph/graph.ts";
import { paths } from "../../paths.ts";
import { saves } from "../../save/save-registry.ts";
import { busy } from "../../shell/busy/busy.ts";
import { attempt } from "../frame/attempt.ts";
import { useCurrentStep } from "../frame/current-step.ts";
import { useWizard } from "../state/wizard-store.ts";
import { createBotMemory } from "./bot-memory.ts";
import { writeTexts } from "./finetune-session.ts";
import { writtenByBot } from "./provenance.ts";

/**
 * The way from step 3 to step 4 while the article has no texts: has them written, then goes there.
 * For the `next` of a StepFooter.
 */
export function WriteArticle({ disabledReason }: { readonly disabledReason?: string | undefined }) {
  const { siteId, articleId } = useCurrentStep();
  const { facts } = useWizard();
  const client = useQueryClient();
  const navigate = useNavigate();
  const write = async () => {
    await saves.flush();
    const action = { title: "Writing the article", status: "Title, introduction, sections" };
    const texts = await attempt(
      busy.run(action, (signal) =>
        writeTexts(
          {
            articleId,
            client,
            request: (document, variables, options) => graph.request(document, variables, options),
          },
          { isFull: false, signal },
        ),
      ),
      "The article was not written",
    );
    if (!texts) return;
    createBotMemory(() => window.localStorage, articleId).save(writtenByBot(texts));
    await navigate(paths.wizard(siteId, articleId, 4));
  };
  return (
    <Button
      variant="primary"
      icon={Sparkles}
      disabledReason={
        disabledReason ??
        (facts.hasPrioritizedProducts ? undefined : "Assign products to the sections first.")
      }
      onPress={() => void write()}
    >
      Generate article
    </Button>
  );
}
