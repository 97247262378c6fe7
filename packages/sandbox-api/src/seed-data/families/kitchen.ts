import type { SubjectShelf } from "../family.ts";

/** Cooking and baking. */
export const kitchen: SubjectShelf = {
  subject: "kitchen",
  path: "Kitchen > Cooking",
  brands: {
    PT: ["Barro do Minho", "Tacho & Cia", "Lâmina Fina"],
    ES: ["Fogón Norte", "Barro y Brasa", "Cuchillería Albacil"],
  },
  origins: {
    PT: [
      "Fired in a wood kiln in Barcelos.",
      "Forged by a knife maker in Caldas das Taipas.",
      "Made with Alentejo cork at every touch point.",
    ],
    ES: [
      "Thrown and glazed in Talavera de la Reina.",
      "Forged by a cutler in Albacete.",
      "Seasoned with oil from Sierra de Cazorla.",
    ],
  },
  families: [
    {
      kind: "Chef's knife",
      shelf: "Knives",
      features: "a 20 cm blade of layered steel and a handle that fits small and large hands",
      suits: "the cook who is still fighting with a blunt knife",
      price: 72,
      variants: [
        ["olive wood", 1],
        ["black handle", 0.85],
        ["with sharpening stone", 1.35],
      ],
    },
    {
      kind: "Cast iron pot",
      shelf: "Pots and pans",
      features: "an enamel inside that does not stain and a lid that bastes while it cooks",
      suits: "Sunday stews for the whole family",
      price: 94,
      variants: [
        ["3 litres", 0.85],
        ["5 litres, sea blue", 1],
        ["5 litres, saffron", 1],
      ],
    },
    {
      kind: "Clay baking dish",
      shelf: "Ovenware",
      features: "thick clay that goes from the oven to the table and keeps food warm",
      suits: "cooks who like to serve in the dish",
      price: 29.5,
      variants: [
        ["small", 0.7],
        ["large", 1],
        ["set of two", 1.55],
      ],
    },
    {
      kind: "Bread baking kit",
      shelf: "Baking",
      features: "a proving basket, a scoring blade, a scraper and a card with four recipes",
      suits: "the baker who keeps a sourdough alive",
      price: 35,
      variants: [
        ["round basket", 1],
        ["oval basket", 1],
        ["with baking stone", 1.6],
      ],
    },
    {
      kind: "Pasta machine",
      shelf: "Cooking tools",
      features: "nine thicknesses, two cutters and a clamp that holds to any table",
      suits: "long afternoons with flour on the floor",
      price: 58,
      variants: [
        ["steel", 1],
        ["red", 1.05],
      ],
    },
    {
      kind: "Spice set",
      shelf: "Spices",
      features: "twelve glass jars, refills included, and labels in two languages",
      suits: "a cook who travels by tasting",
      price: 33,
      variants: [
        ["world tour", 1],
        ["grill", 0.9],
        ["in a wooden rack", 1.45],
      ],
    },
    {
      kind: "Linen apron",
      shelf: "Textiles",
      features: "washed linen, crossed straps and two deep pockets",
      suits: "the host who cooks in front of the guests",
      price: 31.9,
      variants: [
        ["ochre", 1],
        ["slate blue", 1],
        ["for children", 0.65],
      ],
    },
    {
      kind: "Seafood cataplana",
      shelf: "Pots and pans",
      features: "hammered copper, two clamps and room for clams for four",
      suits: "cooks who miss the Algarve",
      price: 78,
      only: "PT",
      variants: [
        ["24 cm", 1],
        ["30 cm", 1.3],
      ],
    },
    {
      kind: "Paella pan set",
      shelf: "Pots and pans",
      features: "a carbon-steel pan, a long spoon and bomba rice for the first time",
      suits: "Sundays with the whole family around one pan",
      price: 42,
      only: "ES",
      variants: [
        ["for four", 1],
        ["for eight, with burner", 2.3],
      ],
    },
  ],
};
