/** A product of the bench, as the graph and the cards have it. */
export interface BenchProduct {
  id: number;
  title: string;
  status: boolean;
  sectionId: number | null;
  sectionPriority: number | null;
  description: string | null;
  descriptionSource: string | null;
  price: number;
  currency: string;
  image: null;
  brand: string;
  updatedAt: null;
}

const nouns = ["Espresso cup", "Hand grinder", "Moka pot", "Milk frother", "Pour-over kettle"];
const brands = ["Torra Alta", "Moinho & Lume", "Casa da Bica"];

/** Products that differ in everything a card shows. */
export function makeProducts(count: number): BenchProduct[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `${nouns[at % nouns.length]}, number ${at + 1}`,
    status: at % 3 === 0,
    sectionId: null,
    sectionPriority: null,
    description: null,
    descriptionSource: null,
    price: 9.5 + (at % 90),
    currency: "EUR",
    image: null,
    brand: brands[at % brands.length] ?? "",
    updatedAt: null,
  }));
}

/** Cuts a list into so many parts of the same length. */
export function inParts<T>(list: readonly T[], parts: number): T[][] {
  const size = Math.ceil(list.length / parts);
  return Array.from({ length: parts }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Products that a board and a grid hold. */
export const manyProducts = 2_000;
/** Sections of the board. */
export const sectionCount = 4;
/** Ideas of the grid. */
export const ideaCount = 50;
