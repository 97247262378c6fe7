import type { SubjectShelf } from "../family.ts";

/** Games and puzzles. */
export const games: SubjectShelf = {
  subject: "games",
  path: "Games & Puzzles",
  brands: {
    PT: ["Dado de Ouro", "Peça Perdida", "Jogo do Largo"],
    ES: ["Dado de Oro", "Pieza Perdida", "La Mesa Redonda"],
  },
  origins: {
    PT: ["Illustrated by artists from Lisbon and Porto.", "Printed on recycled card in Maia."],
    ES: [
      "Illustrated by artists from Madrid and Valencia.",
      "Printed on recycled card in Tarragona.",
    ],
  },
  families: [
    {
      kind: "Strategy board game",
      shelf: "Board games",
      features: "a modular map, wooden pieces and an hour of play for two to five",
      suits: "game nights that end with a rematch",
      price: 44.9,
      variants: [
        ["explorers", 1],
        ["harbour builders", 1.1],
        ["two players", 0.7],
      ],
    },
    {
      kind: "1000-piece puzzle",
      shelf: "Puzzles",
      features: "thick matt pieces, a poster and a bag for sorting",
      suits: "rainy Sundays",
      price: 22.5,
      variants: [
        ["tile facade", 1],
        ["botanical", 1],
        ["night market", 1],
      ],
    },
    {
      kind: "Conversation card game",
      shelf: "Card games",
      features: "a hundred questions that nobody answers with yes or no",
      suits: "families around a table",
      price: 19.9,
      variants: [
        ["families", 1],
        ["couples", 1],
        ["friends", 1],
      ],
    },
    {
      kind: "Wooden chess set",
      shelf: "Classics",
      features: "weighted pieces, a folding board and felt below",
      suits: "players who left the screen",
      price: 56,
      variants: [
        ["32 cm", 1],
        ["40 cm", 1.5],
        ["magnetic travel", 0.6],
      ],
    },
    {
      kind: "Escape game box",
      shelf: "Mystery",
      features: "ninety minutes of riddles, props to handle and hints in sealed envelopes",
      suits: "teams who never lose their temper",
      price: 29.9,
      variants: [
        ["the lighthouse", 1],
        ["the lost recipe", 1],
        ["for children", 0.85],
      ],
    },
    {
      kind: "Domino set",
      shelf: "Classics",
      features: "heavy tiles with brass pins in a sliding box",
      suits: "grandfathers and their friends",
      price: 27,
      variants: [
        ["ivory white", 1],
        ["olive wood box", 1.5],
      ],
    },
    {
      kind: "Quiz about local life",
      shelf: "Card games",
      features: "four hundred questions on food, music, places and sayings",
      suits: "newcomers and know-it-alls",
      price: 23.5,
      variants: [
        ["classic", 1],
        ["travel size", 0.7],
      ],
    },
  ],
};
