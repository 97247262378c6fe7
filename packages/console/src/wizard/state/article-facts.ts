/** What decides which steps of an article are open. */
export interface ArticleFacts {
  /** At least one idea has a product that is selected. */
  hasSelectedProducts: boolean;
  /** The server returned sections for the article. */
  hasSections: boolean;
  /** At least one section holds a product with a priority. */
  hasPrioritizedProducts: boolean;
  /** At least one selected product has a description that says something. */
  hasDescriptions: boolean;
  /** The article's own texts are written. */
  hasGeneratedContent: boolean;
}

/** An article of which nothing is known. */
export const noFacts: ArticleFacts = {
  hasSelectedProducts: false,
  hasSections: false,
  hasPrioritizedProducts: false,
  hasDescriptions: false,
  hasGeneratedContent: false,
};

interface Product {
  status: boolean;
  sectionPriority?: number | null;
  description?: string | null;
}

interface List<T> {
  member: T[];
}

type Html = string | null | undefined;

/** The part of the graph's article that the facts are read from; see the fragment WizardFacts. */
export interface ArticleGraph {
  hasGeneratedArticle: boolean;
  content?: {
    introduction?: Html;
    sections?: { body?: Html }[] | null;
    conclusion?: Html;
  } | null;
  prompts?: List<{ ideas?: List<{ ideaProducts: Product[] }> | null }> | null;
  sections?: List<{ ideaProducts: Product[] }> | null;
}

/** Reads the facts of an article. */
export function articleFacts(article: ArticleGraph): ArticleFacts {
  const sections = article.sections?.member ?? [];
  const ideas = article.prompts?.member.flatMap(({ ideas: list }) => list?.member ?? []) ?? [];
  const products = ideas.flatMap(({ ideaProducts }) => ideaProducts);
  const assigned = sections.flatMap(({ ideaProducts }) => ideaProducts);
  const { introduction, sections: texts, conclusion } = article.content ?? {};
  const written = [introduction, conclusion, ...(texts?.map(({ body }) => body) ?? [])];
  return {
    hasSelectedProducts: products.some(({ status }) => status),
    hasSections: sections.length > 0,
    hasPrioritizedProducts: assigned.some(({ sectionPriority }) => sectionPriority != null),
    hasDescriptions: [...products, ...assigned].some(
      ({ status, description }) => status && saysSomething(description),
    ),
    hasGeneratedContent: article.hasGeneratedArticle || written.some(saysSomething),
  };
}

function saysSomething(html: Html): boolean {
  return html != null && html.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";
}
