import { ArrowLeft, ArrowRight, Ellipsis, Search, Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Card } from "../card/Card.tsx";
import { IdeaCard } from "../idea-card/IdeaCard.tsx";
import { Inline } from "../layout/Inline.tsx";
import { Stack } from "../layout/Stack.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { PageLayout } from "../page/PageLayout.tsx";
import { StickyFooter } from "../page/StickyFooter.tsx";
import { coffeeGifts } from "../product-card/product.examples.ts";
import type { ProductId } from "../product-card/product.ts";
import { ProductGrid } from "../product-grid/ProductGrid.tsx";
import { SaveState } from "../save-state/SaveState.tsx";
import { TagInput } from "../tag-input/TagInput.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { StepHeading } from "../wizard-stepper/StepHeading.tsx";
import { StepScope } from "../wizard-stepper/StepScope.tsx";
import { WizardStepper } from "../wizard-stepper/WizardStepper.tsx";
import { Annotated, Pinned, type ScreenPart } from "./Annotated.tsx";

const parts: readonly ScreenPart[] = [
  {
    name: "WizardStepper",
    docs: "navigation-wizardstepper",
    words: "Five steps in order; a step that is not available yet says why.",
  },
  {
    name: "SaveState",
    docs: "feedback-savestate",
    words: "Work is stored by itself, and this says when.",
  },
  {
    name: "TextArea and TagInput",
    docs: "forms-taginput",
    words: "Fields in a card. The text grows with what is typed; keywords become tags.",
  },
  {
    name: "IdeaCard",
    docs: "data-ideacard",
    words: "One idea with its count, its keywords and what can be done with it.",
  },
  {
    name: "ProductGrid",
    docs: "data-productgrid",
    words: "The whole card selects. Arrow keys move, Shift takes a range.",
  },
  {
    name: "StickyFooter",
    docs: "layout-stickyfooter",
    words: "Back, what was done so far, and on: the only primary action of the step.",
  },
];

const steps = [
  { title: "Compose" },
  { title: "Prioritize" },
  { title: "Descriptions", blockedReason: "Prioritize the products first." },
  { title: "Fine-tune", blockedReason: "Generate the descriptions first." },
  { title: "Final", blockedReason: "Write a description for every product first." },
];

/** The first step of an article: what is wanted, ideas, and their products. */
export function WizardScreen() {
  const [prompt, setPrompt] = useState("Gifts for a dad who loves coffee, under 50 €");
  const [keywords, setKeywords] = useState<readonly string[]>(["coffee", "espresso", "grinder"]);
  const [chosen, setChosen] = useState<ReadonlySet<ProductId>>(new Set([1, 3]));
  const select = (ids: readonly ProductId[], isSelected: boolean) =>
    setChosen((old) => {
      const next = new Set(old);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return (
    <Annotated title="A step of the wizard" parts={parts}>
      <main>
        <PageLayout
          header={
            <PageHeader
              title="Gifts for coffee lovers"
              crumbs={[{ label: "Articles", href: "/admin/site/12/articles" }]}
              status={
                <Pinned at={2} place="corner">
                  <SaveState status="saved" savedAt={Date.parse("2026-03-20T12:04:00Z")} />
                </Pinned>
              }
            />
          }
          footer={
            <StickyFooter
              start={<Button icon={ArrowLeft}>Back</Button>}
              summary={`${chosen.size} products selected`}
              end={
                <Pinned at={6} place="corner">
                  <Button variant="primary" endIcon={ArrowRight}>
                    Prioritize
                  </Button>
                </Pinned>
              }
            />
          }
        >
          <Stack gap="large">
            <Pinned at={1}>
              <WizardStepper
                label="Steps of the article"
                steps={steps}
                current={0}
                onStepChange={() => {}}
              />
            </Pinned>
            <StepScope>
              <StepHeading step={0}>Compose</StepHeading>
            </StepScope>
            <Pinned at={3}>
              <Card>
                <Stack>
                  <TextArea label="Prompt" value={prompt} onChange={setPrompt} minRows={2} />
                  <TagInput label="Keywords" value={keywords} onChange={setKeywords} />
                  <Inline>
                    <Button icon={Sparkles}>Generate ideas</Button>
                    <Button>More ideas</Button>
                  </Inline>
                </Stack>
              </Card>
            </Pinned>
            <Pinned at={4}>
              <IdeaCard
                title="For the espresso purist"
                keywords={["espresso", "grinder", "tamper"]}
                selectedCount={chosen.size}
                productCount={coffeeGifts.length}
                isExpanded
                onExpandedChange={() => {}}
                actions={
                  <>
                    <Button size="small" icon={Search}>
                      Find products
                    </Button>
                    <IconButton size="small" icon={Ellipsis} label="More for this idea" />
                  </>
                }
              >
                <Pinned at={5}>
                  <ProductGrid
                    label="Products for the espresso purist"
                    products={coffeeGifts}
                    selectedIds={chosen}
                    onSelect={select}
                  />
                </Pinned>
              </IdeaCard>
            </Pinned>
          </Stack>
        </PageLayout>
      </main>
    </Annotated>
  );
}
