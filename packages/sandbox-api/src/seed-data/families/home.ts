import type { SubjectShelf } from "../family.ts";

/** Rooms: light, textiles and table. */
export const home: SubjectShelf = {
  subject: "home",
  path: "Home & Living",
  brands: {
    PT: ["Casa Alva", "Lã & Linho", "Azulejo Vivo"],
    ES: ["Casa Alba", "Lana y Lino", "Azulejo Azul"],
  },
  origins: {
    PT: [
      "Woven on a loom in Reguengos de Monsaraz.",
      "Painted by hand in Aveiro.",
      "Merino from Serra da Estrela.",
    ],
    ES: ["Woven on a loom in Grazalema.", "Painted by hand in Triana.", "Merino from Extremadura."],
  },
  families: [
    {
      kind: "Wool throw",
      shelf: "Textiles",
      features: "soft merino, a twisted fringe and the size of a sofa",
      suits: "a new home or a cold one",
      price: 68,
      variants: [
        ["herringbone, grey", 1],
        ["mustard", 1],
        ["double size", 1.5],
      ],
    },
    {
      kind: "Ceramic vase",
      shelf: "Decoration",
      features: "a matt glaze, a narrow neck for a few stems and a heavy foot",
      suits: "people who bring flowers home on Fridays",
      price: 34,
      variants: [
        ["sand", 1],
        ["cobalt", 1],
        ["set of three", 1.9],
      ],
    },
    {
      kind: "Painted tile coasters",
      shelf: "Table",
      features: "four tiles on cork, each with its own pattern",
      suits: "hosts with a new table",
      price: 23.9,
      variants: [
        ["blue", 1],
        ["green", 1],
        ["six pieces", 1.4],
      ],
    },
    {
      kind: "Table lamp",
      shelf: "Lighting",
      features: "a dimmer, warm light and a linen shade",
      suits: "reading corners",
      price: 57,
      variants: [
        ["ceramic foot", 1],
        ["cordless", 1.15],
        ["brass", 1.4],
      ],
    },
    {
      kind: "Picture frame set",
      shelf: "Decoration",
      features: "five frames of oiled oak, real glass and paper mounts",
      suits: "grandparents with many grandchildren",
      price: 41,
      variants: [
        ["natural", 1],
        ["black", 1],
      ],
    },
    {
      kind: "Linen bedding",
      shelf: "Textiles",
      features: "washed linen that cools in summer and warms in winter",
      suits: "newlyweds",
      price: 129,
      variants: [
        ["white", 1],
        ["clay", 1],
        ["sage", 1],
      ],
    },
    {
      kind: "Stoneware dinner set",
      shelf: "Table",
      features: "sixteen pieces for four, safe in oven and dishwasher",
      suits: "a first flat of one's own",
      price: 98,
      variants: [
        ["speckled white", 1],
        ["sea green", 1.05],
      ],
    },
    {
      kind: "Wall clock",
      shelf: "Decoration",
      features: "a silent movement and numerals that can be read across the room",
      suits: "kitchens and home offices",
      price: 39,
      variants: [
        ["cork", 1],
        ["birch", 1.1],
        ["large", 1.5],
      ],
    },
  ],
};
