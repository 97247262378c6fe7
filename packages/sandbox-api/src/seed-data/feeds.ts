import type { SeedCountry } from "./family.ts";

/** A feed that every new sandbox holds. */
export interface SeedFeed {
  readonly code: string;
  readonly name: string;
  readonly country: SeedCountry;
  /** Format in which the sandbox serves it for imports. */
  readonly format: "xml" | "csv";
  /** Origin of the shop's product pages. */
  readonly shop: string;
  /** Factor on the families' prices. */
  readonly priceLevel: number;
}

/** The seeded feeds, in the order of their ids. */
export const seedFeeds: readonly SeedFeed[] = [
  {
    code: "ideias-e-presentes",
    name: "Ideias & Presentes",
    country: "PT",
    format: "xml",
    shop: "https://loja.ideiasepresentes.example",
    priceLevel: 1,
  },
  {
    code: "regalos-del-mundo",
    name: "Regalos del Mundo",
    country: "ES",
    format: "csv",
    shop: "https://tienda.regalosdelmundo.example",
    priceLevel: 1.06,
  },
];
