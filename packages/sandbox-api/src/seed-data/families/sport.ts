import type { SubjectShelf } from "../family.ts";

/** Moving: outdoors and at home. */
export const sport: SubjectShelf = {
  subject: "sport",
  path: "Sports & Outdoors",
  brands: {
    PT: ["Trilho Norte", "Passo Firme", "Maré Cheia"],
    ES: ["Sendero Alto", "Paso Firme", "Cumbre Clara"],
  },
  origins: {
    PT: ["Tried on the Rota Vicentina.", "Made with surfers in Ericeira."],
    ES: ["Tried on the Camino de Santiago.", "Made with climbers in Siurana."],
  },
  families: [
    {
      kind: "Cork yoga mat",
      shelf: "Yoga",
      features: "natural cork on rubber, a grip that improves with sweat and a carrying strap",
      suits: "yoga at home or on the beach",
      price: 62,
      variants: [
        ["3 mm, travel", 0.85],
        ["5 mm", 1],
        ["with blocks", 1.4],
      ],
    },
    {
      kind: "Hiking backpack",
      shelf: "Hiking",
      features: "a ventilated back, a rain cover and a pocket for a two-litre bladder",
      suits: "day hikes and bus rides",
      price: 76,
      variants: [
        ["20 litres", 0.85],
        ["30 litres", 1],
        ["30 litres, short back", 1],
      ],
    },
    {
      kind: "Trekking poles",
      shelf: "Hiking",
      features: "cork grips, quick locks and tips for rock, mud and snow",
      suits: "knees that have seen mountains",
      price: 48,
      variants: [
        ["aluminium", 1],
        ["carbon", 1.7],
      ],
    },
    {
      kind: "Running belt",
      shelf: "Running",
      features: "room for phone, keys and gels without bouncing and a reflective band",
      suits: "runners before their first race",
      price: 23.9,
      variants: [
        ["black", 1],
        ["with two flasks", 1.5],
      ],
    },
    {
      kind: "Massage roller set",
      shelf: "Recovery",
      features: "a firm roller, two balls and a card with ten routines",
      suits: "runners and people who sit all day",
      price: 29.9,
      variants: [
        ["standard", 1],
        ["vibrating", 2.6],
      ],
    },
    {
      kind: "Padel racket",
      shelf: "Padel",
      features: "a round carbon face, a soft core and a cover with shoulder strap",
      suits: "friends who book a court every Thursday",
      price: 89,
      variants: [
        ["control", 1],
        ["power", 1.2],
        ["beginner", 0.6],
      ],
    },
    {
      kind: "Beach paddle set",
      shelf: "Beach",
      features: "two wooden rackets, three balls and a bag that drains the sand",
      suits: "summers by the sea",
      price: 24,
      variants: [
        ["classic", 1],
        ["engraved", 1.5],
      ],
    },
    {
      kind: "Bike repair kit",
      shelf: "Cycling",
      features: "a multi-tool, tyre levers, patches and a pump in a roll for the saddle",
      suits: "cyclists who ride home late",
      price: 33,
      variants: [
        ["compact", 0.8],
        ["with CO2 pump", 1.2],
        ["in waxed canvas", 1.3],
      ],
    },
  ],
};
