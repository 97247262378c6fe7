import { matchPath } from "react-router";
import { paths, patterns, type WizardStep } from "../../paths.ts";
import type { Navigation } from "../../router/navigation.ts";
import { articleFacts, type ArticleGraph } from "./article-facts.ts";
import { guardStep, type Arrival } from "./step-guard.ts";
import { steps } from "./step-rules.ts";
import { wizard, type WizardStore } from "./wizard-store.ts";

/** The article of a step's route. */
export interface StepPlace {
  siteId: number;
  articleId: number;
  step: WizardStep;
}

/**
 * Enters a step, in its route's loader once the article is there. Fills the wizard's state.
 * @param navigation how the loader was reached: `context.get(navigationContext)`
 * @param store the tab's wizard; another one in tests
 * @returns the path to go to instead, or null when the step is entered
 */
export function enterStep(
  place: StepPlace,
  article: ArticleGraph,
  navigation: Navigation,
  store: WizardStore = wizard,
): string | null {
  const { siteId, articleId, step } = place;
  const arrival = arrivalAt(place, navigation);
  store.dispatch({ type: "load", articleId, facts: articleFacts(article) });
  // Whoever is there already stays, whatever became of the article meanwhile.
  if (arrival.from === step) return null;
  const verdict = guardStep(step, arrival, store.get().facts);
  if (!verdict.isAllowed) return paths.wizard(siteId, articleId, verdict.redirectTo);
  store.dispatch({ type: "arrive", step, arrival });
  return null;
}

/** Reads from which step of the same article a navigation comes. */
export function arrivalAt(
  { siteId, articleId }: Pick<StepPlace, "siteId" | "articleId">,
  { isPageLoad, from }: Navigation,
): Arrival {
  const origin = steps.find((step) => {
    const params = from === null ? null : matchPath(patterns.wizard(step), from)?.params;
    return params?.id === String(siteId) && params.articleId === String(articleId);
  });
  return { isPageLoad, from: origin ?? null };
}
