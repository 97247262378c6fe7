import { notifyManager, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import type { WizardStep } from "../../paths.ts";
import type { WizardFrameFragment } from "../../graph/generated/graphql.ts";
import { stepAt } from "./step-at.ts";
import { articlePlace, type ArticlePlace, type StepData, type StepHandle } from "./step-route.ts";

/** The step that is shown, for the frame around it. */
export interface CurrentStep extends ArticlePlace {
  step: WizardStep;
  /** Where its article is cached; null where the step could not be loaded. */
  queryKey: QueryKey | null;
}

/** Reads the shown step from its route. */
export function useCurrentStep(): CurrentStep {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const place = articlePlace(match?.params ?? {});
  const handle: unknown = match?.handle;
  const queryKey = isStepHandle(handle) ? handle.keyOf(place.articleId) : null;
  return { ...place, step: stepAt(place, pathname) ?? 1, queryKey };
}

/** The article as the shown step has it, or undefined while it is loading. */
export function useCachedArticle(queryKey: QueryKey | null): WizardFrameFragment | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(notifyManager.batchCalls(() => listener())),
    [client],
  );
  const data = useSyncExternalStore(subscribe, () =>
    queryKey ? client.getQueryData<StepData>(queryKey) : undefined,
  );
  return data?.article ?? undefined;
}

function isStepHandle(handle: unknown): handle is StepHandle {
  return typeof handle === "object" && handle !== null && "keyOf" in handle;
}
