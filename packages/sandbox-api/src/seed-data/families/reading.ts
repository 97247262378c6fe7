import type { SubjectShelf } from "../family.ts";

/** Readers and writers. */
export const reading: SubjectShelf = {
  subject: "reading",
  path: "Books & Stationery > Reading",
  brands: {
    PT: ["Livraria do Cais", "Papel & Lua", "Folha Solta"],
    ES: ["Librería del Faro", "Papel de Luna", "La Hoja Suelta"],
  },
  origins: {
    PT: [
      "Bound by hand in Porto.",
      "Printed on Portuguese cotton paper.",
      "Chosen by an independent bookshop in Coimbra.",
    ],
    ES: [
      "Bound by hand in Barcelona.",
      "Printed on paper from Capellades.",
      "Chosen by an independent bookshop in Salamanca.",
    ],
  },
  families: [
    {
      kind: "Clip-on reading light",
      shelf: "Accessories",
      features: "three warm tones, eight levels and a battery for sixty hours",
      suits: "readers who share a bedroom",
      price: 22.9,
      variants: [
        ["walnut", 1.2],
        ["white", 1],
        ["neck light", 1.25],
      ],
    },
    {
      kind: "Leather bookmark set",
      shelf: "Accessories",
      features: "four pieces of vegetable-tanned leather that do not crease the page",
      suits: "readers with five books on the go",
      price: 14.5,
      variants: [
        ["natural", 1],
        ["engraved with initials", 1.5],
      ],
    },
    {
      kind: "Book subscription",
      shelf: "Subscriptions",
      features: "one surprise novel a month, a note by the bookseller and free exchange",
      suits: "readers who have read everything",
      price: 54,
      variants: [
        ["three months", 1],
        ["six months", 1.9],
        ["crime novels, three months", 1],
      ],
    },
    {
      kind: "Reading journal",
      shelf: "Notebooks",
      features: "a page for each book, lists to fill in and thread-sewn binding",
      suits: "readers who remember books by how they felt",
      price: 19.9,
      variants: [
        ["linen cover", 1],
        ["pocket size", 0.75],
      ],
    },
    {
      kind: "Fountain pen",
      shelf: "Writing",
      features: "a steel nib that writes at first touch and a converter for bottled ink",
      suits: "people who still write letters",
      price: 39,
      variants: [
        ["brass", 1.3],
        ["forest green", 1],
        ["with ink and notebook", 1.6],
      ],
    },
    {
      kind: "Book stand",
      shelf: "Accessories",
      features: "six angles, page clips and a ledge for cookbooks and scores",
      suits: "students and cooks alike",
      price: 28,
      variants: [
        ["bamboo", 1],
        ["oak", 1.4],
      ],
    },
    {
      kind: "Illustrated classic",
      shelf: "Books",
      features: "a clothbound edition with twenty plates and a ribbon",
      suits: "readers who like to own the beautiful edition",
      price: 32,
      variants: [
        ["adventure", 1],
        ["poetry", 0.9],
        ["fairy tales", 1.05],
      ],
    },
    {
      kind: "Notebook set",
      shelf: "Notebooks",
      features: "three soft notebooks, lined, dotted and plain, that open flat",
      suits: "list makers and poets",
      price: 18.5,
      variants: [
        ["botanical", 1],
        ["night sky", 1],
        ["with pencil case", 1.5],
      ],
    },
  ],
};
