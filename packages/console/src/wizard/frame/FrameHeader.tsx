import { EditableTitle } from "@gift-console/ui/editable-title/EditableTitle.tsx";
import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { WizardStepper } from "@gift-console/ui/wizard-stepper/WizardStepper.tsx";
import { useNavigate, useNavigation } from "react-router";
import type { WizardFrameFragment } from "../../graph/generated/graphql.ts";
import { paths } from "../../paths.ts";
import { stepOverview } from "../state/step-overview.ts";
import { useWizard } from "../state/wizard-store.ts";
import type { CurrentStep } from "./current-step.ts";
import { useRenameArticle } from "./rename-article.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import { stepAt } from "./step-at.ts";
import { articleName, stepNames } from "./step-names.ts";

interface FrameHeaderProps {
  current: CurrentStep;
  /** Undefined while it is loading. */
  article: WizardFrameFragment | undefined;
}

/** The top of every step: where it is, the article's title, its steps, and how saving stands. */
export function FrameHeader({ current, article }: FrameHeaderProps) {
  const { siteId, articleId, step, queryKey } = current;
  const { facts } = useWizard();
  const navigate = useNavigate();
  const target = useNavigation().location?.pathname;
  const rename = useRenameArticle(articleId, queryKey);
  const pending = target === undefined ? null : stepAt(current, target);
  const steps = stepOverview(step, facts).map(({ step: number, isComplete, closedReason }) => ({
    title: stepNames[number],
    isComplete,
    blockedReason: closedReason ?? undefined,
  }));
  const name = article ? articleName(article) : `Article ${articleId}`;
  return (
    <PageHeader
      title={name}
      heading={
        article && (
          <EditableTitle
            title={name}
            label="Article title"
            editLabel="Rename the article"
            onChange={rename}
          />
        )
      }
      crumbs={[
        { label: "Sites", href: paths.sites() },
        {
          label: article?.siteDetails?.name ?? `Site ${siteId}`,
          href: paths.siteTab(siteId, "articles"),
        },
        { label: "Articles", href: paths.siteTab(siteId, "articles") },
      ]}
      actions={<SaveStatus />}
      tabs={
        <WizardStepper
          label="Steps of the article"
          steps={steps}
          current={step - 1}
          pendingStep={pending === null || pending === step ? null : pending - 1}
          onStepChange={(index) => {
            const chosen = stepOverview(step, facts)[index];
            if (!chosen || chosen.isCurrent || (chosen.closedReason && chosen.step > step)) return;
            void navigate(paths.wizard(siteId, articleId, chosen.step));
          }}
        />
      }
    />
  );
}
