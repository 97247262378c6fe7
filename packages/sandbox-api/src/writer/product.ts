/** A product as the writer sees it: of the catalogue, or found for an idea. */
export interface WriterProduct {
  id: number;
  title: string;
  /** The feed's own words, plain text. */
  source: string | null;
  /** In major units of the currency. */
  price: number | null;
  currency: string | null;
  brand: string | null;
  category: string | null;
}

/** The parts of a category path such as `Kitchen > Coffee > Grinders`. */
export function categoryParts(category: string | null): string[] {
  return (category ?? "").split(/\s*[>/|]\s*/).filter((part) => part !== "");
}

/** Shelves that say nothing without the one above. */
const vague =
  /^(accessories|bags|books|classics|decoration|electronics|gifts|kits|other|sets|tools|acess[oó]rios|accesorios|livros|libros|outros|otros)$/i;

/**
 * The last part of a category path, with the one above where it says nothing alone:
 * `Photography accessories`.
 */
export function shelfOf(category: string | null): string | null {
  const parts = categoryParts(category);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const above = parts.at(-2)?.split(/\s*&\s*/, 1)[0];
  return vague.test(last) && above ? `${above} ${last.toLowerCase()}` : last;
}

/** Title without its variant: what variants of one product have in common. */
export function familyOf(title: string): string {
  return (title.split(/\s*(?:,|\(|\s[-–—|]\s)/, 1)[0] ?? title).trim();
}

/** Smallest and largest price; undefined when no product has one. */
export function priceRange(
  products: readonly WriterProduct[],
): { min: number; max: number; currency: string | null } | undefined {
  const priced = products.flatMap(({ price }) => price ?? []);
  if (priced.length === 0) return undefined;
  const currency = products.find((product) => product.price !== null)?.currency ?? null;
  return { min: Math.min(...priced), max: Math.max(...priced), currency };
}
