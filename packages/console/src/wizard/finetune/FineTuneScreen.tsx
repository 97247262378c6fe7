import { Button } from "@gift-console/ui/button/Button.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { WithAside } from "@gift-console/ui/layout/WithAside.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { ChevronDown, Sparkles } from "lucide-react";
import { articleName } from "../frame/step-names.ts";
import { StepFooter } from "../frame/StepFooter.tsx";
import { StepPage } from "../frame/StepPage.tsx";
import { count } from "../frame/words.ts";
import { useWizard } from "../state/wizard-store.ts";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { ArticleImage } from "./ArticleImage.tsx";
import { ArticleNotices } from "./ArticleNotices.tsx";
import type { FineTuneArticle } from "./finetune-query.ts";
import { takeOver } from "./finetune-session.ts";
import { NoTexts } from "./NoTexts.tsx";
import { SectionOrder } from "./SectionOrder.tsx";
import { blankTexts, isBlank } from "./texts.ts";
import { useFineTune } from "./use-fine-tune.ts";

/** Step 4: the article's own texts, written by a bot and edited by hand. */
export function FineTuneScreen({ article }: { readonly article: FineTuneArticle }) {
  const tune = useFineTune(article);
  const { facts } = useWizard();
  const { session, field, write } = tune;
  const texts = field.value;
  const isEmpty = isBlank(texts);

  const notReady = facts.hasPrioritizedProducts
    ? undefined
    : "No section holds a product yet. Generate in full, or go back to Prioritize.";
  return (
    <StepPage
      step={4}
      actions={
        !isEmpty && (
          <>
            <Menu
              trigger={<Button endIcon={ChevronDown}>More</Button>}
              items={[
                {
                  id: "full",
                  label: "Generate in full",
                  description: "Runs every earlier step that is missing, then writes the texts",
                },
              ]}
              onAction={() => void write(true)}
            />
            <Button
              icon={Sparkles}
              disabledReason={notReady}
              tooltip="Texts edited by hand stay until you decide"
              onPress={() => void write(false)}
            >
              Generate article anew
            </Button>
          </>
        )
      }
      footer={
        <StepFooter
          summary={isEmpty ? "Not written yet" : count(texts.sections.length, "section")}
        />
      }
    >
      {isEmpty ? (
        <NoTexts
          notReady={notReady}
          onWrite={(isFull) => void write(isFull)}
          onBegin={() =>
            field.edit(blankTexts(articleName(article), article.sections?.member ?? []))
          }
        />
      ) : (
        <WithAside
          asideLabel="Order and image"
          aside={
            <Stack>
              <SectionOrder tune={tune} />
              <ArticleImage
                articleId={article.id}
                image={article.image}
                onChange={(changed) => void takeOver(session, changed)}
              />
            </Stack>
          }
        >
          <Stack gap="large">
            <ArticleNotices tune={tune} />
            <ArticleEditor tune={tune} />
          </Stack>
        </WithAside>
      )}
    </StepPage>
  );
}
