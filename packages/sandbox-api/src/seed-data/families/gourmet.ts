import type { SubjectShelf } from "../family.ts";

/** Wine, oil and other good things to eat and drink. */
export const gourmet: SubjectShelf = {
  subject: "gourmet",
  path: "Food & Drink > Gourmet",
  brands: {
    PT: ["Mercearia Dourada", "Adega do Vale", "Conserva Fina"],
    ES: ["Ultramarinos Sol", "Bodega del Valle", "Almazara Real"],
  },
  origins: {
    PT: [
      "From small producers between Minho and the Algarve.",
      "Bottled in the Douro valley.",
      "Packed by hand in Matosinhos.",
    ],
    ES: [
      "From small producers between Galicia and Cádiz.",
      "Bottled in La Rioja.",
      "Pressed in Jaén within a day of picking.",
    ],
  },
  families: [
    {
      kind: "Wine tasting box",
      shelf: "Wine",
      features: "three bottles, tasting cards and a call with the winemaker",
      suits: "friends who like to compare",
      price: 52,
      variants: [
        ["reds", 1],
        ["whites", 0.95],
        ["six bottles", 1.9],
      ],
    },
    {
      kind: "Olive oil selection",
      shelf: "Oil and vinegar",
      features: "three early-harvest oils in dark glass with a ceramic dish",
      suits: "cooks who dip bread before dinner",
      price: 34.9,
      variants: [
        ["3 × 250 ml", 1],
        ["5 × 100 ml", 0.9],
        ["with vinegar", 1.3],
      ],
    },
    {
      kind: "Gourmet hamper",
      shelf: "Hampers",
      features: "cheese, jam, biscuits, nuts and a bottle in a willow basket",
      suits: "families and colleagues alike",
      price: 64,
      variants: [
        ["small", 0.6],
        ["classic", 1],
        ["without alcohol", 0.95],
      ],
    },
    {
      kind: "Chocolate tasting set",
      shelf: "Sweets",
      features: "eight bars from 60 to 100 % with a wheel of flavours",
      suits: "people who hide chocolate from the children",
      price: 29,
      variants: [
        ["dark", 1],
        ["milk and sea salt", 1],
        ["vegan", 1.05],
      ],
    },
    {
      kind: "Cocktail kit",
      shelf: "Spirits",
      features: "a shaker, a jigger, syrups and twelve recipes",
      suits: "hosts of the first summer evening",
      price: 44,
      variants: [
        ["gin and tonic", 1],
        ["without alcohol", 0.9],
        ["copper tools", 1.5],
      ],
    },
    {
      kind: "Tinned fish collection",
      shelf: "Preserves",
      features: "eight tins of sardines, mackerel and tuna in illustrated paper",
      suits: "picnics and late suppers",
      price: 32,
      only: "PT",
      variants: [
        ["classics", 1],
        ["spicy", 1],
        ["twelve tins", 1.45],
      ],
    },
    {
      kind: "Port wine miniatures",
      shelf: "Wine",
      features: "five small bottles from white to twenty-year-old tawny",
      suits: "fathers-in-law and curious palates",
      price: 36,
      only: "PT",
      variants: [
        ["tawny", 1],
        ["vintage", 1.6],
      ],
    },
    {
      kind: "Serrano ham kit",
      shelf: "Charcuterie",
      features: "a half ham, a stand, a knife and a video lesson in carving",
      suits: "families at Christmas",
      price: 89,
      only: "ES",
      variants: [
        ["reserva", 1],
        ["gran reserva", 1.35],
      ],
    },
    {
      kind: "Honey tasting box",
      shelf: "Preserves",
      features: "four raw honeys, a dipper and notes by the beekeeper",
      suits: "tea drinkers with a sweet tooth",
      price: 26.5,
      variants: [
        ["mountain", 1],
        ["orange blossom and rosemary", 1],
      ],
    },
  ],
};
