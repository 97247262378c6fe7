import type { SubjectShelf } from "../family.ts";

/** Small electronics. */
export const tech: SubjectShelf = {
  subject: "tech",
  path: "Electronics",
  brands: {
    PT: ["Onda Clara", "Volt Atlântico", "Pixel & Sal"],
    ES: ["Onda Serena", "Voltio Azul", "Nodo Norte"],
  },
  origins: {
    PT: [
      "Designed in Aveiro, repairable with one screwdriver.",
      "Two years of warranty and spare parts in Porto.",
    ],
    ES: [
      "Designed in Bilbao, repairable with one screwdriver.",
      "Three years of warranty and spare parts in Madrid.",
    ],
  },
  families: [
    {
      kind: "Wireless earbuds",
      shelf: "Audio",
      features: "noise cancelling, thirty hours with the case and three sizes of tips",
      suits: "commuters and podcast listeners",
      price: 79,
      variants: [
        ["sand", 1],
        ["graphite", 1],
        ["sport, with hooks", 1.15],
      ],
    },
    {
      kind: "Portable speaker",
      shelf: "Audio",
      features: "a rounded sound, twelve hours of battery and a strap for the beach",
      suits: "picnics and bathrooms",
      price: 59,
      variants: [
        ["small", 0.65],
        ["medium, coral", 1],
        ["large", 1.9],
      ],
    },
    {
      kind: "Wireless charging stand",
      shelf: "Charging",
      features: "room for a phone, a watch and earbuds with a single cable",
      suits: "bedside tables full of cables",
      price: 45,
      variants: [
        ["oak", 1.2],
        ["black", 1],
        ["foldable", 0.85],
      ],
    },
    {
      kind: "Power bank",
      shelf: "Charging",
      features: "20,000 mAh, a built-in cable and a display of what is left",
      suits: "long days away from a socket",
      price: 36.9,
      variants: [
        ["slim, 10,000 mAh", 0.7],
        ["20,000 mAh", 1],
        ["solar", 1.25],
      ],
    },
    {
      kind: "Smart plant sensor",
      shelf: "Smart home",
      features: "light, moisture and temperature on the phone and a battery for a year",
      suits: "plant lovers who forget to water",
      price: 24.9,
      variants: [
        ["single", 1],
        ["set of three", 2.5],
      ],
    },
    {
      kind: "E-reader cover with stand",
      shelf: "Accessories",
      features: "a magnetic cover, a foot for the table and a pocket for the pencil",
      suits: "readers who changed from paper",
      price: 27.5,
      variants: [
        ["cork", 1.1],
        ["felt", 1],
      ],
    },
    {
      kind: "Retro alarm clock",
      shelf: "Clocks",
      features: "a soft light that rises, radio and no screen to scroll on",
      suits: "people who want the phone out of the bedroom",
      price: 42,
      variants: [
        ["mint", 1],
        ["walnut", 1.25],
        ["sunrise light", 1.4],
      ],
    },
    {
      kind: "Bluetooth item tracker",
      shelf: "Accessories",
      features: "a loud ring, a replaceable cell and a loop for keys",
      suits: "people who look for their keys every morning",
      price: 24,
      variants: [
        ["single", 1],
        ["set of four", 3.3],
        ["card for the wallet", 1.3],
      ],
    },
  ],
};
