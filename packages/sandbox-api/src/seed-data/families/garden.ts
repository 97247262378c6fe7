import type { SubjectShelf } from "../family.ts";

/** Gardens, balconies and house plants. */
export const garden: SubjectShelf = {
  subject: "garden",
  path: "Garden",
  brands: {
    PT: ["Horta Nova", "Quintal & Flor", "Verde Raiz"],
    ES: ["Huerto Vivo", "Patio Verde", "Semilla Buena"],
  },
  origins: {
    PT: [
      "Seeds from a cooperative in Odemira.",
      "Thrown in red clay from Redondo.",
      "Packed without plastic in Sintra.",
    ],
    ES: [
      "Seeds from a cooperative in Valencia.",
      "Clay from La Rambla, Córdoba.",
      "Packed without plastic in Girona.",
    ],
  },
  families: [
    {
      kind: "Herb garden kit",
      shelf: "Growing kits",
      features: "six kinds of seed, pressed soil, wooden labels and a tray for the windowsill",
      suits: "cooks without a garden",
      price: 26.5,
      variants: [
        ["kitchen herbs", 1],
        ["tea herbs", 1],
        ["with planter", 1.6],
      ],
    },
    {
      kind: "Garden tool set",
      shelf: "Tools",
      features: "a trowel, a fork and a hand rake of stainless steel with ash handles",
      suits: "the patient gardener",
      price: 44,
      variants: [
        ["in a canvas bag", 1],
        ["in a wooden crate", 1.25],
      ],
    },
    {
      kind: "Pruning shears",
      shelf: "Tools",
      features: "a blade that can be resharpened, a sap groove and a leather holster",
      suits: "the gardener with roses to look after",
      price: 37,
      variants: [
        ["right-handed", 1],
        ["left-handed", 1],
        ["small hands", 0.9],
      ],
    },
    {
      kind: "Watering can",
      shelf: "Watering",
      features: "a long balanced spout, a brass rose and a rim that does not spill",
      suits: "balconies and houseplants",
      price: 29,
      variants: [
        ["1.5 litres, sage", 1],
        ["1.5 litres, copper", 1.45],
        ["5 litres", 1.3],
      ],
    },
    {
      kind: "Self-watering planter",
      shelf: "Pots",
      features: "a hidden tank for two weeks and a float that shows when to refill",
      suits: "plant lovers who travel",
      price: 34.9,
      variants: [
        ["round", 1],
        ["balcony box", 1.2],
        ["set of three small", 1.1],
      ],
    },
    {
      kind: "Mushroom growing kit",
      shelf: "Growing kits",
      features: "a block that fruits twice, a mister and harvest within two weeks",
      suits: "curious cooks and families",
      price: 21.9,
      variants: [
        ["oyster mushrooms", 1],
        ["shiitake", 1.15],
      ],
    },
    {
      kind: "Wild bird feeder",
      shelf: "Wildlife",
      features: "a sloped roof, a perch on each side and a tray that lifts out for cleaning",
      suits: "breakfasts by the window",
      price: 27,
      variants: [
        ["cedar", 1],
        ["with window mount", 0.8],
        ["with seed", 1.3],
      ],
    },
    {
      kind: "Citrus tree",
      shelf: "Plants",
      features: "a two-year-old tree in a clay pot with feed for a season",
      suits: "sunny terraces",
      price: 48,
      variants: [
        ["lemon", 1],
        ["orange", 1],
        ["kumquat", 0.85],
      ],
    },
  ],
};
