import type { SubjectShelf } from "../family.ts";

/** Taking pictures and keeping them. */
export const photo: SubjectShelf = {
  subject: "photo",
  path: "Photography",
  brands: {
    PT: ["Luz Rasante", "Obscura", "Álbum Branco"],
    ES: ["Luz Rasante", "Cuarto Oscuro", "Álbum Claro"],
  },
  origins: {
    PT: ["Printed in a lab in Vila Nova de Gaia.", "Straps sewn in São João da Madeira."],
    ES: ["Printed in a lab in Zaragoza.", "Straps sewn in Elche."],
  },
  families: [
    {
      kind: "Instant camera",
      shelf: "Cameras",
      features: "automatic exposure, a mirror for self-portraits and pictures in ninety seconds",
      suits: "weddings and summers with friends",
      price: 79,
      variants: [
        ["mint", 1],
        ["black", 1],
        ["with twenty films", 1.25],
      ],
    },
    {
      kind: "Leather camera strap",
      shelf: "Accessories",
      features: "oiled leather, a padded neck and loops for any camera",
      suits: "photographers who walk",
      price: 39,
      variants: [
        ["cognac", 1],
        ["black", 1],
        ["wrist strap", 0.6],
      ],
    },
    {
      kind: "Pocket photo printer",
      shelf: "Printers",
      features: "prints without ink, sticky backs and a frame editor on the phone",
      suits: "people with ten thousand pictures on the phone",
      price: 89,
      variants: [
        ["white", 1],
        ["blush", 1],
      ],
    },
    {
      kind: "Linen photo album",
      shelf: "Albums",
      features: "sixty thick pages, glassine between them and a window on the cover",
      suits: "grandparents and newlyweds",
      price: 36,
      variants: [
        ["oatmeal", 1],
        ["forest", 1],
        ["with embossing", 1.4],
      ],
    },
    {
      kind: "Travel tripod",
      shelf: "Accessories",
      features: "a kilo of aluminium, a ball head and a holder for the phone",
      suits: "sunsets and group pictures",
      price: 58,
      variants: [
        ["compact", 1],
        ["carbon", 2],
        ["table size", 0.5],
      ],
    },
    {
      kind: "Photo workshop book",
      shelf: "Books",
      features: "fifty exercises in light and composition with room for notes",
      suits: "photographers who want to leave automatic mode",
      price: 27.9,
      variants: [
        ["portraits", 1],
        ["street", 1],
        ["night", 1],
      ],
    },
    {
      kind: "Camera bag",
      shelf: "Bags",
      features: "padded dividers, a side that opens quickly and a bottom that stays dry",
      suits: "photographers on a bicycle",
      price: 72,
      variants: [
        ["waxed canvas", 1],
        ["recycled nylon", 0.9],
      ],
    },
  ],
};
