import type { ColumnType, Generated } from "kysely";
import type { Defaulted, NullableStamp } from "./columns.ts";

/** A source of products. */
export interface FeedTable {
  id: Generated<number>;
  name: string;
  code: string;
  status: Defaulted<string>;
  country: string | null;
  url: string | null;
  importedAt: NullableStamp;
}

/** A product of a feed. */
export interface CatalogueProductTable {
  id: Generated<number>;
  feedId: number;
  /** The shop's own identifier, unique within the feed. */
  externalId: string | null;
  title: string;
  description: string | null;
  /** In major units of the currency, two decimals. */
  price: number | null;
  currency: string | null;
  brand: string | null;
  category: string | null;
  url: string | null;
  image: string | null;
  /** Weighted full text: title A, category and brand B, description C. The database fills it. */
  search: ColumnType<string, never, never>;
}
