/** Countries that the two seeded feeds serve. */
export type SeedCountry = "PT" | "ES";

/** Subjects of the seeded catalogue; each has a pictogram. */
export type Subject =
  | "art"
  | "coffee"
  | "games"
  | "garden"
  | "gourmet"
  | "home"
  | "kids"
  | "kitchen"
  | "music"
  | "pets"
  | "photo"
  | "reading"
  | "sport"
  | "tech"
  | "travel"
  | "wellness";

/** A colour, size or edition of a product, with its price as a factor of the family's. */
export type Variant = readonly [name: string, priceFactor: number];

/** Products that differ only in their variant and maker. */
export interface ProductFamily {
  /** What it is, as a title starts. */
  readonly kind: string;
  /** Leaf of the category path, below the subject's. */
  readonly shelf: string;
  /** What it has, as the rest of "It has …". */
  readonly features: string;
  /** Whom it suits, as the rest of "Made for …". */
  readonly suits: string;
  /** Price of the factor 1, in euros. */
  readonly price: number;
  readonly variants: readonly Variant[];
  /** The only country whose feed has it; both when absent. */
  readonly only?: SeedCountry;
}

/** The part of the catalogue about one subject. */
export interface SubjectShelf {
  readonly subject: Subject;
  /** Head of the category path, such as `Kitchen > Coffee`. */
  readonly path: string;
  /** Makers in each country. */
  readonly brands: Readonly<Record<SeedCountry, readonly string[]>>;
  /** Sentences about where things come from. */
  readonly origins: Readonly<Record<SeedCountry, readonly string[]>>;
  readonly families: readonly ProductFamily[];
}
