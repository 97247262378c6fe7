import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Checklist } from "@gift-console/ui/checklist/Checklist.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { WithAside } from "@gift-console/ui/layout/WithAside.tsx";
import { Save } from "lucide-react";
import { ArticleImage } from "../finetune/ArticleImage.tsx";
import { readTexts } from "../finetune/texts.ts";
import { useCurrentStep } from "../frame/current-step.ts";
import { articleName } from "../frame/step-names.ts";
import { StepFooter } from "../frame/StepFooter.tsx";
import { StepPage } from "../frame/StepPage.tsx";
import { BannerCard } from "./BannerCard.tsx";
import { checklistItems, finalChecks } from "./final-checks.ts";
import type { FinalArticle } from "./final-query.ts";
import { useFinishArticle } from "./finish-article.ts";
import { ReaderView } from "./ReaderView.tsx";
import { SavedNotice } from "./SavedNotice.tsx";

/** Step 5: the article as its readers will see it, what is still missing, and saving it. */
export function FinalScreen({ article }: { readonly article: FinalArticle }) {
  const { siteId } = useCurrentStep();
  const { isPending, savedAt, finish, takeOver } = useFinishArticle(article);
  const checks = finalChecks(article);
  const open = checks.filter(({ isDone }) => !isDone);
  const [needed] = open.filter(({ isRequired }) => isRequired);
  return (
    <StepPage
      step={5}
      footer={
        <StepFooter
          summary={open.length === 0 ? "Nothing is missing" : `${open.length} still missing`}
          next={
            <Button
              variant="primary"
              icon={Save}
              isPending={isPending}
              disabledReason={needed && `${needed.label}: ${needed.hint ?? "missing."}`}
              onPress={() => void finish()}
            >
              Save article
            </Button>
          }
        />
      }
    >
      <Stack>
        {savedAt !== null && <SavedNotice at={savedAt} missing={open.length} siteId={siteId} />}
        <WithAside
          asideLabel="Checks, image and banner"
          aside={
            <Stack>
              <Card title="Before you save" headingLevel={3}>
                <Checklist
                  label="What the article needs"
                  items={checklistItems(checks, siteId, article.id)}
                />
              </Card>
              <ArticleImage
                articleId={article.id}
                image={article.image}
                isShown={false}
                onChange={takeOver}
              />
              <BannerCard articleId={article.id} title={articleName(article)} />
            </Stack>
          }
        >
          <ReaderView texts={readTexts(article.content)} image={article.image} />
        </WithAside>
      </Stack>
    </StepPage>
  );
}
