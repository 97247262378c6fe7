import type { SubjectShelf } from "../family.ts";

/** Making things by hand. */
export const art: SubjectShelf = {
  subject: "art",
  path: "Arts & Crafts",
  brands: {
    PT: ["Ateliê Azul", "Pincel & Barro", "Linha Fina"],
    ES: ["Taller Azul", "Pincel y Barro", "Hilo Fino"],
  },
  origins: {
    PT: ["Put together by potters in Caldas da Rainha.", "Wool spun in Serra da Estrela."],
    ES: ["Put together by potters in Manises.", "Wool spun in the Pyrenees."],
  },
  families: [
    {
      kind: "Watercolour set",
      shelf: "Painting",
      features: "twenty-four half pans, a water brush and a tin that becomes a palette",
      suits: "painters on the road",
      price: 38,
      variants: [
        ["24 colours", 1],
        ["48 colours", 1.7],
        ["with sketchbook", 1.3],
      ],
    },
    {
      kind: "Sketching pencil set",
      shelf: "Drawing",
      features: "twelve grades, charcoal, a kneaded eraser and a canvas roll",
      suits: "people who draw on napkins",
      price: 24.5,
      variants: [
        ["graphite", 1],
        ["colour, 36", 1.6],
      ],
    },
    {
      kind: "Pottery at home kit",
      shelf: "Pottery",
      features: "two kilos of air-dry clay, tools, glaze and a video course",
      suits: "hands that need a break from the keyboard",
      price: 36,
      variants: [
        ["for one", 1],
        ["for two", 1.55],
      ],
    },
    {
      kind: "Embroidery kit",
      shelf: "Textile crafts",
      features: "a hoop, printed cloth, thread and stitches explained in drawings",
      suits: "patient hands and long series",
      price: 22.9,
      variants: [
        ["botanical", 1],
        ["tiles", 1],
        ["city skyline", 1.1],
      ],
    },
    {
      kind: "Linocut starter set",
      shelf: "Printmaking",
      features: "a cutter with five blades, soft lino, ink and a roller",
      suits: "makers of their own cards",
      price: 34,
      variants: [
        ["black ink", 1],
        ["three inks", 1.25],
      ],
    },
    {
      kind: "Knitting kit",
      shelf: "Textile crafts",
      features: "bamboo needles, wool for one piece and a pattern with pictures",
      suits: "beginners who want to finish something",
      price: 42,
      variants: [
        ["beanie", 0.8],
        ["scarf", 1],
        ["blanket", 2],
      ],
    },
    {
      kind: "Calligraphy set",
      shelf: "Drawing",
      features: "two holders, six nibs, ink and a practice pad",
      suits: "wedding invitations and quiet evenings",
      price: 29.5,
      variants: [
        ["modern", 1],
        ["gothic", 1],
        ["in a wooden box", 1.5],
      ],
    },
    {
      kind: "Art exhibition pass for two",
      shelf: "Experiences",
      features: "entry to five museums within a year and a guide to the rooms",
      suits: "couples who have everything",
      price: 45,
      variants: [
        ["digital", 1],
        ["in a gift box", 1.15],
      ],
    },
  ],
};
