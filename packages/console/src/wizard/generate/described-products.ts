import { ideaName } from "../frame/step-names.ts";
import type { DescribeArticle, DescribedProduct } from "./describe-query.ts";

/** Where a description comes from; `empty` while there is none. */
export type DescriptionState = "empty" | "ai" | "edited";

/** Products that stand under one heading, in the order of the article. */
export interface ProductGroup {
  /** The section's id, or null for products that are in none. */
  sectionId: number | null;
  title: string;
  products: DescribedProduct[];
}

/** An idea with selected products that have no description yet. */
export interface OpenIdea {
  id: number;
  title: string;
  missing: number;
}

/** How the description of a product stands. */
export function descriptionState(
  product: Pick<DescribedProduct, "description" | "descriptionSource">,
): DescriptionState {
  if (!product.description?.trim()) return "empty";
  return product.descriptionSource === "edited" ? "edited" : "ai";
}

/** The ideas of the article. */
export function ideasOf(article: DescribeArticle) {
  return article.prompts?.member.flatMap((prompt) => prompt.ideas?.member ?? []) ?? [];
}

/** The selected products of the article, idea by idea. */
export function selectedProducts(article: DescribeArticle): DescribedProduct[] {
  return ideasOf(article).flatMap(({ ideaProducts }) =>
    ideaProducts.filter(({ status }) => status),
  );
}

/** The selected products section by section, by priority; those in no section come last. */
export function groupProducts(article: DescribeArticle): ProductGroup[] {
  const products = selectedProducts(article);
  const sections = article.sections?.member ?? [];
  const known = new Set(sections.map(({ id }) => id));
  const rank = ({ sectionPriority }: DescribedProduct) =>
    sectionPriority ?? Number.MAX_SAFE_INTEGER;
  const groups: ProductGroup[] = sections.map(({ id, title }) => ({
    sectionId: id,
    title,
    products: products
      .filter(({ sectionId }) => sectionId === id)
      .sort((a, b) => rank(a) - rank(b)),
  }));
  groups.push({
    sectionId: null,
    title: "In no section",
    products: products.filter(({ sectionId }) => sectionId == null || !known.has(sectionId)),
  });
  return groups.filter((group) => group.products.length > 0);
}

/** The ideas that still need descriptions, in their order. */
export function openIdeas(article: DescribeArticle): OpenIdea[] {
  return ideasOf(article).flatMap((idea) => {
    const missing = idea.ideaProducts.filter(
      (product) => product.status && descriptionState(product) === "empty",
    ).length;
    return missing > 0 ? [{ id: idea.id, title: ideaName(idea), missing }] : [];
  });
}

/** The idea that a product was found for. */
export function ideaOf(article: DescribeArticle, productId: number): number | null {
  const idea = ideasOf(article).find(({ ideaProducts }) =>
    ideaProducts.some(({ id }) => id === productId),
  );
  return idea?.id ?? null;
}

/** How many other selected products the idea of a product has. */
export function siblingsOf(article: DescribeArticle, productId: number): number {
  const idea = ideasOf(article).find(({ id }) => id === ideaOf(article, productId));
  const others = idea?.ideaProducts.filter(({ id, status }) => status && id !== productId);
  return others?.length ?? 0;
}

/** Takes over products that are there already; everything else stays the same object. */
export function putProducts(
  article: DescribeArticle,
  products: readonly DescribedProduct[],
): DescribeArticle {
  const byId = new Map(products.map((product) => [product.id, product]));
  const put = <P extends { id: number }>(list: readonly P[]): P[] =>
    list.map((product) => {
      const fresh = byId.get(product.id);
      return fresh ? { ...product, ...fresh } : product;
    });
  if (!article.prompts) return article;
  const member = article.prompts.member.map((prompt) =>
    prompt.ideas
      ? {
          ...prompt,
          ideas: {
            ...prompt.ideas,
            member: prompt.ideas.member.map((idea) =>
              idea.ideaProducts.some(({ id }) => byId.has(id))
                ? { ...idea, ideaProducts: put(idea.ideaProducts) }
                : idea,
            ),
          },
        }
      : prompt,
  );
  return { ...article, prompts: { ...article.prompts, member } };
}
