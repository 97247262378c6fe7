import type { Subject } from "../seed-data/family.ts";
import { shelves } from "../seed-data/shelves.ts";
import { overlap } from "../writer/matching.ts";
import { isPictured } from "./pictograms.ts";

/**
 * What a product is about, for its drawing: told by its picture where the sandbox drew it, else
 * by its category and title.
 */
export function subjectOf(product: {
  title: string;
  category: string | null;
  image: string | null;
}): Subject | "gift" {
  const drawn = /\/media\/products\/([a-z]+)-\d+\.svg$/.exec(product.image ?? "")?.[1];
  if (drawn !== undefined && isPictured(drawn)) return drawn;
  const scored = shelves.map(({ subject, path }) => {
    const words = `${subject} ${path.split(">").at(-1)}`;
    return { subject, score: 2 * overlap(words, product.category) + overlap(words, product.title) };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.subject : "gift";
}
