import type { CatalogueRow } from "../feed-import/row.ts";
import type { ProductFamily, SubjectShelf } from "./family.ts";
import type { SeedFeed } from "./feeds.ts";
import { slugify } from "./slug.ts";
import { shelves } from "./shelves.ts";

/** The products of a seeded feed; the same ones on every call. */
export function seedProducts(feed: SeedFeed): CatalogueRow[] {
  return shelves.flatMap((shelf) =>
    shelf.families
      .filter((family) => family.only === undefined || family.only === feed.country)
      .flatMap((family, familyIndex) =>
        family.variants.map((_, variantIndex) =>
          product(feed, shelf, family, familyIndex, variantIndex),
        ),
      ),
  );
}

function product(
  feed: SeedFeed,
  shelf: SubjectShelf,
  family: ProductFamily,
  familyIndex: number,
  variantIndex: number,
): CatalogueRow {
  const [variant, factor] = family.variants[variantIndex] ?? ["", 1];
  const slug = slugify(`${family.kind} ${variant}`);
  const turn = familyIndex * 2 + variantIndex;
  return {
    externalId: `${feed.country}-${slug}`,
    title: `${family.kind}, ${variant}`,
    description: [
      `${family.kind} (${variant}). It has ${family.features}.`,
      `Made for ${family.suits}.`,
      pick(shelf.origins[feed.country], familyIndex),
    ].join(" "),
    price: shelfPrice(family.price * factor * feed.priceLevel),
    currency: "EUR",
    brand: pick(shelf.brands[feed.country], turn),
    category: `${shelf.path} > ${family.shelf}`,
    url: `${feed.shop}/p/${slug}`,
    image: `/media/products/${shelf.subject}-${turn}.svg`,
  };
}

/** Rounds as shops do: to 50 or 90 cents. */
function shelfPrice(euros: number): number {
  const whole = Math.floor(euros);
  return euros - whole < 0.6 ? whole + 0.5 : whole + 0.9;
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
