import type { SubjectShelf } from "../family.ts";

/** Coffee: from the bean to the cup. */
export const coffee: SubjectShelf = {
  subject: "coffee",
  path: "Kitchen > Coffee",
  brands: {
    PT: ["Moinho & Lume", "Casa da Bica", "Torra Alta"],
    ES: ["Tueste Lento", "La Cafetera Roja", "Molino Sur"],
  },
  origins: {
    PT: [
      "Assembled in a small workshop near Braga.",
      "Tested every morning in a café in Lisbon's Graça.",
      "The wood is reclaimed from Douro barrels.",
    ],
    ES: [
      "Assembled in a family workshop in Alcoy.",
      "Tested behind the bar of a café in Malasaña.",
      "The handle is turned from Jaén olive wood.",
    ],
  },
  families: [
    {
      kind: "Hand coffee grinder",
      shelf: "Grinders",
      features: "conical steel burrs and 36 click settings, from espresso to French press",
      suits: "the espresso purist who grinds right before brewing",
      price: 49.9,
      variants: [
        ["walnut crank", 1],
        ["brushed steel", 0.9],
        ["travel size", 0.7],
      ],
    },
    {
      kind: "Electric burr grinder",
      shelf: "Grinders",
      features: "40 mm burrs, a timer for one to ten cups and a jar that does not cling",
      suits: "a household where everyone takes a different coffee",
      price: 89,
      variants: [
        ["matt black", 1],
        ["cream", 1],
        ["with scale", 1.4],
      ],
    },
    {
      kind: "Moka pot",
      shelf: "Brewers",
      features: "a heavy base for gas and induction and a spout that pours without a drip",
      suits: "mornings that start with a proper stovetop coffee",
      price: 32,
      variants: [
        ["3 cups", 0.85],
        ["6 cups", 1],
        ["copper, 4 cups", 1.35],
      ],
    },
    {
      kind: "Pour-over set",
      shelf: "Brewers",
      features: "a ribbed dripper, a glass carafe and forty unbleached filters",
      suits: "the patient barista who likes a clean, bright cup",
      price: 38.5,
      variants: [
        ["stoneware white", 1],
        ["glass and cork", 1.1],
        ["for two", 1.3],
      ],
    },
    {
      kind: "French press",
      shelf: "Brewers",
      features: "a double-walled body that keeps coffee hot for an hour and a fine steel mesh",
      suits: "slow breakfasts for two",
      price: 36,
      variants: [
        ["350 ml", 0.8],
        ["800 ml", 1],
        ["1 litre, olive green", 1.2],
      ],
    },
    {
      kind: "Espresso cups, set of four",
      shelf: "Cups",
      features: "thick walls that hold the heat and a glaze that shows off the crema",
      suits: "the espresso purist who warms the cup first",
      price: 27.9,
      variants: [
        ["deep blue", 1],
        ["terracotta", 1],
        ["with saucers", 1.35],
      ],
    },
    {
      kind: "Single-origin coffee beans",
      shelf: "Beans",
      features: "three bags of 250 g from Ethiopia, Colombia and Brazil, roasted to order",
      suits: "a curious coffee drinker who wants to taste the difference",
      price: 24.5,
      variants: [
        ["light roast", 1],
        ["medium roast", 1],
        ["three-month subscription", 2.6],
      ],
    },
    {
      kind: "Milk frother",
      shelf: "Barista tools",
      features: "a silent whisk, hot and cold foam and a jug that goes into the dishwasher",
      suits: "the cappuccino lover of the house",
      price: 39,
      variants: [
        ["handheld", 0.45],
        ["jug, steel", 1],
        ["jug, white", 1],
      ],
    },
    {
      kind: "Barista tool set",
      shelf: "Barista tools",
      features: "a weighted tamper, a levelling tool, a steam jug and a cleaning brush",
      suits: "the home barista who owns the machine but not yet the tools",
      price: 46,
      variants: [
        ["51 mm", 0.95],
        ["58 mm", 1],
        ["with knock box", 1.35],
      ],
    },
    {
      kind: "Coffee scale with timer",
      shelf: "Barista tools",
      features: "a tenth of a gram of precision, a built-in timer and a splash-proof top",
      suits: "the barista who weighs every shot",
      price: 34.9,
      variants: [
        ["black", 1],
        ["white", 1],
      ],
    },
    {
      kind: "Cold brew bottle",
      shelf: "Brewers",
      features: "a fine filter that lifts out and a silicone collar for the fridge door",
      suits: "iced coffee on a summer terrace",
      price: 23.5,
      variants: [
        ["750 ml", 1],
        ["1 litre", 1.2],
      ],
    },
  ],
};
