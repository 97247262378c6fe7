import { Button } from "@gift-console/ui/button/Button.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ListDetail } from "@gift-console/ui/list-detail/ListDetail.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { ChevronDown, PackageOpen, Sparkles } from "lucide-react";
import { useSearchParams } from "react-router";
import { WriteArticle } from "../finetune/WriteArticle.tsx";
import { StepFooter } from "../frame/StepFooter.tsx";
import { useStepFact } from "../frame/step-facts.ts";
import { StepPage } from "../frame/StepPage.tsx";
import { count } from "../frame/words.ts";
import { useWizard } from "../state/wizard-store.ts";
import { DescriptionEditor } from "./DescriptionEditor.tsx";
import type { DescribeArticle } from "./describe-query.ts";
import {
  descriptionState,
  groupProducts,
  openIdeas,
  selectedProducts,
  siblingsOf,
} from "./described-products.ts";
import { ProductList } from "./ProductList.tsx";
import { RunCard } from "./RunCard.tsx";
import { useDescriptions } from "./use-descriptions.ts";

/** Step 3: a description for every selected product, by bots and by hand. */
export function GenerateScreen({ article }: { readonly article: DescribeArticle }) {
  const { session, work, states, proposals, dismiss } = useDescriptions(article);
  const { isGeneratingDescriptions: isWriting, facts } = useWizard();
  const [params, setParams] = useSearchParams();
  const groups = groupProducts(article);
  const products = selectedProducts(article);
  const ordered = groups.flatMap((group) => group.products);
  const asked = Number(params.get("product"));
  const product = ordered.find(({ id }) => id === asked) ?? ordered[0];
  const open = openIdeas(article);
  const missing = open.reduce((sum, idea) => sum + idea.missing, 0);
  const described = products.filter((one) => descriptionState(one) !== "empty").length;
  useStepFact("hasDescriptions", described > 0);

  const undecided = proposals.filter((one) => !one.isTaken).map(({ productId }) => productId);
  const writing = isWriting ? "Descriptions are being written." : undefined;
  const actions = {
    missing: work.writeMissing,
    anew: work.writeAnew,
    curate: work.curate,
  };
  return (
    <StepPage
      step={3}
      actions={
        <>
          <Menu
            trigger={<Button endIcon={ChevronDown}>More</Button>}
            items={[
              {
                id: "missing",
                label: "Write what is missing at once",
                description: "In one call, without progress",
                disabledReason: writing ?? (missing === 0 ? "Nothing is missing." : undefined),
              },
              {
                id: "anew",
                label: `Write all ${products.length} anew`,
                description: "Texts edited by hand stay until you decide",
                disabledReason: writing,
              },
              {
                id: "curate",
                label: "Tighten the descriptions",
                disabledReason: writing ?? (described === 0 ? "There are none yet." : undefined),
              },
            ]}
            onAction={(id) => void actions[id]()}
          />
          <Button
            variant="primary"
            icon={Sparkles}
            disabledReason={writing ?? (missing === 0 ? "Every product has one." : undefined)}
            onPress={() => void work.write(open.map(({ id }) => id))}
          >
            {missing === 0 ? "Generate descriptions" : `Generate ${count(missing, "description")}`}
          </Button>
        </>
      }
      footer={
        <StepFooter
          summary={`${described} of ${count(products.length, "product")} described`}
          next={facts.hasGeneratedContent ? undefined : <WriteArticle disabledReason={writing} />}
        />
      }
    >
      <Stack>
        <RunCard
          article={article}
          states={states}
          onRetry={(ideaIds) => void work.write(ideaIds)}
          onCancel={work.cancel}
          onClose={work.close}
        />
        {product ? (
          <ListDetail
            detailLabel={`Description of ${product.title}`}
            list={
              <ProductList
                groups={groups}
                productId={product.id}
                undecided={undecided}
                onChange={(id) => setParams({ product: String(id) }, { replace: true })}
              />
            }
          >
            <DescriptionEditor
              key={product.id}
              session={session}
              product={product}
              proposal={proposals.find(({ productId }) => productId === product.id)}
              isWriting={isWriting}
              onDismiss={() => dismiss(product.id)}
              siblings={siblingsOf(article, product.id)}
              onWrite={() => void work.writeProduct(product.id)}
            />
          </ListDetail>
        ) : (
          <EmptyState icon={PackageOpen} title="No product is selected">
            Go back to Compose and select the products that the article is about.
          </EmptyState>
        )}
      </Stack>
    </StepPage>
  );
}
