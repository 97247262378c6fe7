import type { SubjectShelf } from "../family.ts";

/** Dogs, cats and their people. */
export const pets: SubjectShelf = {
  subject: "pets",
  path: "Pets",
  brands: {
    PT: ["Pata Mansa", "Bigode & Cauda", "Focinho Feliz"],
    ES: ["Pata Mansa", "Bigotes y Cola", "Hocico Feliz"],
  },
  origins: {
    PT: ["Part of each sale goes to a shelter in Setúbal.", "Sewn in Covilhã from wool offcuts."],
    ES: ["Part of each sale goes to a shelter in Zaragoza.", "Sewn in Béjar from wool offcuts."],
  },
  families: [
    {
      kind: "Dog bed",
      shelf: "Dogs",
      features: "a raised rim, a washable cover and foam for old hips",
      suits: "dogs who now sleep on the sofa",
      price: 58,
      variants: [
        ["small", 0.75],
        ["medium", 1],
        ["large", 1.35],
      ],
    },
    {
      kind: "Leather dog collar",
      shelf: "Dogs",
      features: "soft leather, brass fittings and a tag engraved on the inside",
      suits: "dogs about town",
      price: 29.9,
      variants: [
        ["tan", 1],
        ["olive", 1],
        ["with lead", 1.7],
      ],
    },
    {
      kind: "Cat tree",
      shelf: "Cats",
      features: "three levels, real wood and sisal that can be replaced",
      suits: "cats who watch the street",
      price: 96,
      variants: [
        ["wall", 0.8],
        ["floor", 1],
      ],
    },
    {
      kind: "Interactive cat toy",
      shelf: "Cats",
      features: "a feather that hides, four speeds and rest after ten minutes",
      suits: "indoor cats with energy at night",
      price: 26,
      variants: [
        ["with feathers", 1],
        ["with ball track", 1.1],
      ],
    },
    {
      kind: "Ceramic pet bowl",
      shelf: "Feeding",
      features: "a heavy foot, a slow-feeding spiral and a name under the glaze",
      suits: "pets that eat too fast",
      price: 24.5,
      variants: [
        ["small", 0.85],
        ["large", 1],
        ["with name", 1.5],
      ],
    },
    {
      kind: "Pet portrait from a photo",
      shelf: "Keepsakes",
      features: "a drawing by an illustrator in two weeks, printed on cotton paper",
      suits: "people whose phone is full of one cat",
      price: 49,
      variants: [
        ["digital", 0.7],
        ["print A4", 1],
        ["framed", 1.7],
      ],
    },
    {
      kind: "Natural treat box",
      shelf: "Feeding",
      features: "six kinds of snack without sugar, baked in small batches",
      suits: "dogs who know what the rustling means",
      price: 21,
      variants: [
        ["dogs", 1],
        ["cats", 1],
        ["three months", 2.6],
      ],
    },
  ],
};
