import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { StepScope } from "@gift-console/ui/wizard-stepper/StepScope.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Suspense, useCallback, useLayoutEffect, useState } from "react";
import { Outlet } from "react-router";
import { articleFacts } from "../state/article-facts.ts";
import { wizard } from "../state/wizard-store.ts";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { useKnownSite } from "../../shell/use-known-site.ts";
import { useLeaveMissing } from "../../shell/use-leave-missing.ts";
import { useCachedArticle, useCurrentStep } from "./current-step.ts";
import { FooterSlot } from "./footer-slot.ts";
import { FrameHeader } from "./FrameHeader.tsx";
import { StepFactsContext, withFact, type StepFacts, type TellFact } from "./step-facts.ts";
import { articleName, stepNames } from "./step-names.ts";
import { UnsavedGuard } from "./UnsavedGuard.tsx";

/** The frame around the steps of an article: its title, the way between the steps, save state. */
export function Component() {
  useKnownSite();
  const current = useCurrentStep();
  const article = useCachedArticle(current.queryKey);
  const [facts, setFacts] = useState<StepFacts>({});
  const tellFact = useCallback<TellFact>(
    (fact, holds) => setFacts((old) => withFact(old, fact, holds)),
    [],
  );
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { siteId, articleId, step } = current;
  const owner = article?.siteDetails?.id;
  const isElsewhere = owner !== undefined && owner !== siteId;
  useLeaveMissing(isElsewhere ? `Article ${articleId} of site ${siteId}` : null);
  // Before the first paint, so that no open step is shown closed.
  useLayoutEffect(() => {
    if (!article) return;
    wizard.dispatch({ type: "load", articleId, facts: { ...articleFacts(article), ...facts } });
  }, [articleId, article, facts]);
  const name = article ? articleName(article) : `Article ${articleId}`;
  return (
    <StepScope>
      <PageTitle parts={[stepNames[step], name]} />
      <PageLayout
        header={<FrameHeader current={current} article={article} />}
        // As if the footer itself stood here, so that it can stick.
        footer={<div ref={setFooter} style={{ display: "contents" }} />}
      >
        <StepFactsContext value={tellFact}>
          <FooterSlot value={footer}>
            <Suspense
              key={step}
              fallback={<Skeleton label={`Loading ${stepNames[step]}`} shape="row" count={8} />}
            >
              <Outlet />
            </Suspense>
          </FooterSlot>
        </StepFactsContext>
      </PageLayout>
      <UnsavedGuard />
    </StepScope>
  );
}
