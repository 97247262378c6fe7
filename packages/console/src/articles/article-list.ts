import type { WizardStep } from "../paths.ts";

/** What the list of articles knows of how far one is. */
export interface ArticleProgress {
  hasProducts: boolean;
  hasSections: boolean;
  hasGeneratedDescriptions: boolean;
  hasGeneratedArticle: boolean;
}

/** How many of the wizard's steps are done, 0 to 4; the last step only looks at the result. */
export function stepsDone(article: ArticleProgress): 0 | 1 | 2 | 3 | 4 {
  if (article.hasGeneratedArticle) return 4;
  if (article.hasGeneratedDescriptions) return 3;
  if (article.hasSections) return 2;
  return article.hasProducts ? 1 : 0;
}

/** The step to go on with. */
export function nextStep(article: ArticleProgress): WizardStep {
  return (stepsDone(article) + 1) as WizardStep;
}

/** An article's name; a new one has no title yet. */
export function articleTitle(article: { id: number; title?: string | null }): string {
  return article.title?.trim() || `Untitled article ${article.id}`;
}
