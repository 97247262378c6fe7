import { notifyManager, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import type { WizardStep } from "../../paths.ts";
import type { WizardFrameFragment } from "../../graph/generated/graphql.ts";
import { articlePlace, type ArticlePlace, type StepData, type StepHandle } from "./step-route.ts";

/** The step that is shown, for the frame around it. */
export interface CurrentStep extends ArticlePlace {
  step: WizardStep;
  /** Where its article is cached. */
  queryKey: QueryKey;
}

/** Reads the shown step from its route. @throws Error outside the wizard's routes */
export function useCurrentStep(): CurrentStep {
  const match = useMatches().at(-1);
  const handle: unknown = match?.handle;
  if (!isStepHandle(handle)) throw new Error("This route is no step: export its handle.");
  const place = articlePlace(match?.params ?? {});
  return { ...place, step: handle.wizardStep, queryKey: handle.keyOf(place.articleId) };
}

/** The article as the shown step has it, or undefined while it is loading. */
export function useCachedArticle(queryKey: QueryKey): WizardFrameFragment | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(notifyManager.batchCalls(() => listener())),
    [client],
  );
  const data = useSyncExternalStore(subscribe, () => client.getQueryData<StepData>(queryKey));
  return data?.article ?? undefined;
}

function isStepHandle(handle: unknown): handle is StepHandle {
  return typeof handle === "object" && handle !== null && "wizardStep" in handle;
}
