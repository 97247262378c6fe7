import type { ArticlePatchInput } from "../graph/generated/graphql.ts";
import type { ArticleProgress } from "./article-list.ts";

/** What the form of an article holds. */
export interface ArticleValues extends ArticleProgress {
  /** Empty for none. */
  title: string;
}

/** An article as the list has it. */
export interface StoredArticle extends ArticleProgress {
  title: string | null;
}

/** The flags, in the order of the wizard. */
export const flags = [
  "hasProducts",
  "hasSections",
  "hasGeneratedDescriptions",
  "hasGeneratedArticle",
] as const satisfies readonly (keyof ArticleProgress)[];

/** What each flag says. */
export const flagLabels: Record<(typeof flags)[number], string> = {
  hasProducts: "Has products",
  hasSections: "Has sections",
  hasGeneratedDescriptions: "Descriptions are written",
  hasGeneratedArticle: "The article is written",
};

/** The form of an article. */
export function articleValues(article: StoredArticle): ArticleValues {
  const { hasProducts, hasSections, hasGeneratedDescriptions, hasGeneratedArticle } = article;
  return {
    title: article.title ?? "",
    hasProducts,
    hasSections,
    hasGeneratedDescriptions,
    hasGeneratedArticle,
  };
}

/** The merge patch that makes an article what the form holds: only what differs. */
export function articlePatch(article: StoredArticle, values: ArticleValues): ArticlePatchInput {
  const title = values.title.trim() || null;
  const changed = flags.filter((flag) => values[flag] !== article[flag]);
  return {
    ...(title === article.title ? {} : { title }),
    ...Object.fromEntries(changed.map((flag) => [flag, values[flag]])),
  };
}
