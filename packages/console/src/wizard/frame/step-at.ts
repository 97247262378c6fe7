import { paths, type WizardStep } from "../../paths.ts";
import { steps } from "../state/step-rules.ts";
import type { ArticlePlace } from "./step-route.ts";

/** The step of an article that a path leads to, or null when it leads elsewhere. */
export function stepAt({ siteId, articleId }: ArticlePlace, path: string): WizardStep | null {
  return steps.find((step) => paths.wizard(siteId, articleId, step) === path) ?? null;
}
