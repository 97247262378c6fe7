import type { Board, BoardSection } from "./board.ts";
import type {
  PrioritizeArticle,
  PrioritizeProduct,
  PrioritizeSection,
} from "./prioritize-query.ts";

/** The sections of an article in their order; none where they could not be read. */
export function sectionsOf(
  article: Pick<PrioritizeArticle, "sections">,
): readonly PrioritizeSection[] {
  return article.sections?.member ?? [];
}

/** Every product that the board shows: the selected ones, and whatever a section has. */
export function boardProducts(article: PrioritizeArticle): Map<number, PrioritizeProduct> {
  const ideas = article.prompts?.member.flatMap((prompt) => prompt.ideas?.member ?? []) ?? [];
  const selected = ideas.flatMap(({ ideaProducts }) => ideaProducts.filter(({ status }) => status));
  const assigned = sectionsOf(article).flatMap(({ ideaProducts }) => ideaProducts);
  return new Map([...selected, ...assigned].map((product) => [product.id, product]));
}

/** The products of each section as the server has them. */
export function serverSections(article: Pick<PrioritizeArticle, "sections">): BoardSection[] {
  return sectionsOf(article).map(({ id, ideaProducts }) => ({
    id,
    productIds: ideaProducts.map((product) => product.id),
  }));
}

/**
 * The board of an arrangement that may be older than the article: products and sections that are
 * gone are left out, new sections are as the server has them, and what no section has is unassigned.
 * @param products of the article, in the order in which the unassigned ones stand
 */
export function boardOf(
  arranged: readonly BoardSection[],
  server: readonly BoardSection[],
  products: Iterable<number>,
): Board {
  const free = new Set(products);
  const sections = server.map((section) => {
    const { productIds } = arranged.find(({ id }) => id === section.id) ?? section;
    const left = productIds.filter((id) => free.delete(id));
    return { id: section.id, productIds: left };
  });
  return { sections, unassigned: [...free] };
}
