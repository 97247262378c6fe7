import type { SubjectShelf } from "../family.ts";

/** Children, from the cradle to ten. */
export const kids: SubjectShelf = {
  subject: "kids",
  path: "Toys & Kids",
  brands: {
    PT: ["Pião Feliz", "Ninho & Nuvem", "Brinca Madeira"],
    ES: ["Peonza Feliz", "Nido y Nube", "Juega Madera"],
  },
  origins: {
    PT: ["Turned from pine of the Leiria forest.", "Sewn by a cooperative in Castelo Branco."],
    ES: ["Turned from beech of Navarra.", "Sewn by a cooperative in Teruel."],
  },
  families: [
    {
      kind: "Wooden train set",
      shelf: "Wooden toys",
      features: "forty pieces, a bridge and two wagons that fit other tracks",
      suits: "children from three years who build for hours",
      price: 46,
      variants: [
        ["city", 1],
        ["farm", 1],
        ["harbour, with crane", 1.4],
      ],
    },
    {
      kind: "Stacking animals",
      shelf: "Wooden toys",
      features: "ten animals of solid wood with water-based paint",
      suits: "toddlers who like it when things fall over",
      price: 27.5,
      variants: [
        ["forest", 1],
        ["ocean", 1],
      ],
    },
    {
      kind: "Science kit",
      shelf: "Learning",
      features: "twenty experiments with household things and a notebook for results",
      suits: "children from eight who ask why",
      price: 32.9,
      variants: [
        ["volcanoes", 1],
        ["electricity", 1.1],
        ["crystals", 0.95],
      ],
    },
    {
      kind: "Storytelling night light",
      shelf: "Bedroom",
      features: "a projector with six stories, a timer and a handle for small hands",
      suits: "bedtimes that take too long",
      price: 35,
      variants: [
        ["moon", 1],
        ["whale", 1],
      ],
    },
    {
      kind: "Doudou comforter",
      shelf: "Baby",
      features: "organic muslin, a rattle in the ear and a ribbon for the dummy",
      suits: "newborns and their tired parents",
      price: 22.5,
      variants: [
        ["rabbit", 1],
        ["bear", 1],
        ["with name embroidered", 1.45],
      ],
    },
    {
      kind: "Balance board",
      shelf: "Movement",
      features: "seven layers of beech that carry a parent too and felt below",
      suits: "children who climb on the sofa",
      price: 74,
      variants: [
        ["natural", 1],
        ["grey felt", 1.1],
      ],
    },
    {
      kind: "Craft box",
      shelf: "Creative",
      features: "paper, stamps, safe scissors and a booklet with fifteen projects",
      suits: "rainy weekends",
      price: 28,
      variants: [
        ["jungle", 1],
        ["space", 1],
        ["three months", 2.5],
      ],
    },
    {
      kind: "Children's camera",
      shelf: "Electronics",
      features: "a rubber frame, two lenses and no internet",
      suits: "young reporters from five years",
      price: 44,
      variants: [
        ["yellow", 1],
        ["blue", 1],
        ["instant print", 1.6],
      ],
    },
  ],
};
