import type { Product } from "./product.ts";

const drawing = (hue: number, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="hsl(${hue} 45% 55%)" d="${shape}"/></svg>`,
  )}`;

const shapes = {
  cup: "M22 16h30v6h6a8 8 0 0 1 0 16h-6a14 14 0 0 1-14 10h-2a14 14 0 0 1-14-14Zm30 11v6h5a3 3 0 0 0 0-6Z",
  grinder: "M30 10h20l-4 12h-12Zm2 14h16l6 26H26Z",
  pot: "M26 20h24v-6h4v6l8-4 2 5-10 7v18a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4Z",
  book: "M20 14h18a4 4 0 0 1 2 1 4 4 0 0 1 2-1h18v32H42l-2 2-2-2H20Z",
};

/** Gifts for coffee lovers, for stories. */
export const coffeeGifts: readonly Product[] = [
  ["Hario V60 ceramic dripper, size 02", 24.5, "Hario", 20, shapes.cup],
  ["Timemore C3 manual coffee grinder with steel burrs", 69, "Timemore", 210, shapes.grinder],
  ["Gooseneck kettle with thermometer, 1 litre", 45.9, "Fellow", 150, shapes.pot],
  ["The World Atlas of Coffee, second edition", 29.95, "Mitchell Beazley", 330, shapes.book],
  ["Double-walled espresso glasses, set of four", 18, "Bodum", 40, shapes.cup],
  ["Stovetop espresso maker for six cups", 39, "Bialetti", 0, shapes.pot],
  ["Walnut coffee scoop with bag clip", 12.5, null, 270, shapes.grinder],
  ["How to Make the Best Coffee at Home", 16.99, "Penguin", 190, shapes.book],
].map(([title, price, brand, hue, shape], at) => ({
  id: at + 1,
  title: title as string,
  price: price as number,
  currency: "EUR",
  brand: brand as string | null,
  image: drawing(hue as number, shape as string),
}));

/** As many products as wanted, each with a title of its own. */
export function manyProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, at) => {
    const model = coffeeGifts[at % coffeeGifts.length];
    return { ...model, id: at + 1, title: `${model?.title ?? "Gift"} no. ${at + 1}` };
  });
}
