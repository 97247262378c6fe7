import { paths, type WizardStep } from "../../paths.ts";
import { readTexts } from "../finetune/texts.ts";
import { count } from "../frame/words.ts";
import { articleFacts } from "../state/article-facts.ts";
import type { FinalArticle } from "./final-query.ts";

/** One thing that a finished article has. */
export interface FinalCheck {
  id: string;
  label: string;
  isDone: boolean;
  /** What exactly is missing, while it is. */
  hint?: string | undefined;
  /** The step that mends it. */
  step: WizardStep;
  /** Without it the article is not saved as finished; all others are advice. */
  isRequired: boolean;
}

/** What the article has and what is still missing, step by step. */
export function finalChecks(article: FinalArticle): FinalCheck[] {
  const products = selectedOf(article);
  const undescribed = products.filter(({ description }) => !description?.trim()).length;
  const sections = article.sections?.member ?? [];
  const thin = sections.filter(
    ({ ideaProducts, criteria }) =>
      ideaProducts.filter(({ status }) => status).length < Math.max(1, criteria.min),
  );
  const texts = readTexts(article.content);
  const unwritten = texts.sections.filter(({ title, body }) => !title.trim() || !body.trim());
  const around = [
    !texts.title.trim() && "title",
    !texts.introduction.trim() && "introduction",
    !texts.conclusion.trim() && "conclusion",
  ].filter((name) => name !== false);
  const hasText = articleFacts(article).hasGeneratedContent && article.content !== null;

  return [
    check("products", "Products are selected", 1, products.length > 0, {
      hint: "None is selected.",
      isRequired: true,
    }),
    check(
      "sections",
      "Every section has enough products",
      2,
      sections.length > 0 && thin.length === 0,
      {
        hint:
          sections.length === 0
            ? "There are no sections."
            : `Too few in ${thin.map(({ title }) => title).join(", ")}.`,
      },
    ),
    check(
      "descriptions",
      "Every product is described",
      3,
      products.length > 0 && undescribed === 0,
      {
        hint: `${undescribed} of ${count(products.length, "product")} ${undescribed === 1 ? "has" : "have"} no description.`,
      },
    ),
    check("article", "The article is written", 4, hasText, {
      hint: "It has no texts.",
      isRequired: true,
    }),
    check("frame", "Title, introduction and conclusion", 4, around.length === 0, {
      hint: `Missing: ${around.join(", ")}.`,
      isRequired: true,
    }),
    check(
      "bodies",
      "Every section has a title and a text",
      4,
      texts.sections.length > 0 && unwritten.length === 0,
      {
        hint:
          texts.sections.length === 0
            ? "There are no sections in the text."
            : `${unwritten.length} of ${count(texts.sections.length, "section")} ${unwritten.length === 1 ? "is" : "are"} not complete.`,
      },
    ),
    check("image", "It has an image", 4, Boolean(article.image), { hint: "None is set." }),
  ];
}

/** The checks as the list shows them. */
export function checklistItems(checks: readonly FinalCheck[], siteId: number, articleId: number) {
  return checks.map(({ id, label, isDone, hint, step, isRequired }) => ({
    id,
    label: isRequired || isDone ? label : `${label} (recommended)`,
    isDone,
    hint: isDone ? undefined : hint,
    href: paths.wizard(siteId, articleId, step),
  }));
}

/** The article's flags as they should be, given what it holds. */
export function finalFlags(article: FinalArticle) {
  const products = selectedOf(article);
  return {
    hasProducts: productsOf(article).length > 0,
    hasSections: (article.sections?.member.length ?? 0) > 0,
    hasGeneratedDescriptions:
      products.length > 0 && products.every(({ description }) => Boolean(description?.trim())),
    hasGeneratedArticle: articleFacts({ ...article, hasGeneratedArticle: false })
      .hasGeneratedContent,
  };
}

function check(
  id: string,
  label: string,
  step: WizardStep,
  isDone: boolean,
  { hint, isRequired = false }: { hint: string; isRequired?: boolean },
): FinalCheck {
  return { id, label, step, isDone, isRequired, hint: isDone ? undefined : hint };
}

function productsOf(article: FinalArticle) {
  const ideas = article.prompts?.member.flatMap(({ ideas: list }) => list?.member ?? []) ?? [];
  return ideas.flatMap(({ ideaProducts }) => ideaProducts);
}

function selectedOf(article: FinalArticle) {
  return productsOf(article).filter(({ status }) => status);
}
