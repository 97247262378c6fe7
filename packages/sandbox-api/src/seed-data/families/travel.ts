import type { SubjectShelf } from "../family.ts";

/** Trips, short and long. */
export const travel: SubjectShelf = {
  subject: "travel",
  path: "Travel & Luggage",
  brands: {
    PT: ["Rota do Mar", "Mala Leve", "Cortiça Viajante"],
    ES: ["Ruta Clara", "Maleta Ligera", "Camino & Co"],
  },
  origins: {
    PT: ["Sewn in Guimarães from recycled sails.", "Cork from the Alentejo, light and washable."],
    ES: ["Sewn in Ubrique by leather workers.", "Canvas woven in Mallorca."],
  },
  families: [
    {
      kind: "Weekend bag",
      shelf: "Bags",
      features: "a shoe compartment, a strap for the trolley and pockets that stay in place",
      suits: "Friday evening trains",
      price: 84,
      variants: [
        ["canvas, navy", 1],
        ["cork", 1.2],
        ["leather", 1.9],
      ],
    },
    {
      kind: "Packing cubes, set of six",
      shelf: "Organisers",
      features: "two-way zips, a mesh window and a bag for the laundry",
      suits: "people who pack in ten minutes",
      price: 28.9,
      variants: [
        ["ocean", 1],
        ["terracotta", 1],
        ["compression", 1.3],
      ],
    },
    {
      kind: "Neck pillow",
      shelf: "Comfort",
      features: "memory foam that supports the chin and folds to the size of a bottle",
      suits: "long-haul sleepers",
      price: 31,
      variants: [
        ["grey", 1],
        ["with eye mask", 1.25],
      ],
    },
    {
      kind: "Travel journal",
      shelf: "Notebooks",
      features: "maps to colour in, envelopes for tickets and prompts for each day",
      suits: "travellers who come back with stories",
      price: 21.5,
      variants: [
        ["linen", 1],
        ["leather", 1.8],
      ],
    },
    {
      kind: "Scratch map of the world",
      shelf: "Maps",
      features: "copper foil over each country, a scratching tool and a tube for hanging",
      suits: "people who count countries",
      price: 25,
      variants: [
        ["world", 1],
        ["Europe", 0.9],
        ["framed", 2.2],
      ],
    },
    {
      kind: "Insulated bottle",
      shelf: "Bottles",
      features: "steel walls, cold for a day, hot for twelve hours and a lid to drink from",
      suits: "hikers and office workers",
      price: 26.9,
      variants: [
        ["500 ml, olive", 1],
        ["750 ml, sand", 1.2],
        ["with tea strainer", 1.25],
      ],
    },
    {
      kind: "Universal travel adapter",
      shelf: "Electronics",
      features: "sockets of 150 countries, three USB ports and a fuse to spare",
      suits: "frequent flyers",
      price: 32.5,
      variants: [
        ["30 W", 0.9],
        ["65 W", 1.4],
      ],
    },
    {
      kind: "Passport holder",
      shelf: "Organisers",
      features: "room for two passports, cards and a pen, with a shield for the chip",
      suits: "couples before a honeymoon",
      price: 23,
      variants: [
        ["cork", 1],
        ["leather, with initials", 1.7],
      ],
    },
  ],
};
