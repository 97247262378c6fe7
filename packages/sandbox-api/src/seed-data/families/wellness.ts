import type { SubjectShelf } from "../family.ts";

/** Rest, bath and care. */
export const wellness: SubjectShelf = {
  subject: "wellness",
  path: "Health & Beauty > Wellness",
  brands: {
    PT: ["Sal & Calma", "Saboaria do Tejo", "Folha de Alecrim"],
    ES: ["Sal y Calma", "Jabonería del Sur", "Hoja de Romero"],
  },
  origins: {
    PT: [
      "Sea salt from Ria Formosa.",
      "Soap cured for six weeks in Lisbon.",
      "Lavender from the Alentejo.",
    ],
    ES: [
      "Sea salt from Cabo de Gata.",
      "Soap cured for six weeks in Seville.",
      "Lavender from Brihuega.",
    ],
  },
  families: [
    {
      kind: "Spa gift box",
      shelf: "Gift boxes",
      features: "bath salt, body oil, a candle and a cotton towel in a keepsake box",
      suits: "someone who never takes an evening off",
      price: 48,
      variants: [
        ["lavender", 1],
        ["orange blossom", 1],
        ["for two", 1.6],
      ],
    },
    {
      kind: "Scented candle",
      shelf: "Candles",
      features: "soy wax, a cotton wick and fifty hours of slow burning",
      suits: "quiet evenings",
      price: 24.9,
      variants: [
        ["fig tree", 1],
        ["sea salt", 1],
        ["cedar, large", 1.6],
      ],
    },
    {
      kind: "Aroma diffuser",
      shelf: "Aromatherapy",
      features: "a silent mist, a warm light and a timer for the night",
      suits: "light sleepers",
      price: 39.9,
      variants: [
        ["ceramic white", 1.15],
        ["wood look", 1],
        ["with three oils", 1.5],
      ],
    },
    {
      kind: "Handmade soap set",
      shelf: "Bath",
      features: "five bars of olive oil soap wrapped in printed paper",
      suits: "guests and grandmothers",
      price: 21.5,
      variants: [
        ["garden", 1],
        ["sea", 1],
        ["in a tin", 1.3],
      ],
    },
    {
      kind: "Weighted blanket",
      shelf: "Sleep",
      features: "glass beads in small pockets and a cotton cover that can be washed",
      suits: "restless nights",
      price: 89,
      variants: [
        ["6 kg", 1],
        ["8 kg", 1.15],
      ],
    },
    {
      kind: "Silk sleep mask",
      shelf: "Sleep",
      features: "mulberry silk on both sides and a band that does not pull",
      suits: "night-shift workers and travellers",
      price: 22,
      variants: [
        ["ivory", 1],
        ["night blue", 1],
      ],
    },
    {
      kind: "Herbal tea collection",
      shelf: "Tea",
      features: "eight infusions without caffeine, loose and organic, with a strainer",
      suits: "evenings with a book and a blanket",
      price: 26,
      variants: [
        ["calm", 1],
        ["digestive", 1],
        ["with cup", 1.4],
      ],
    },
    {
      kind: "Neck and shoulder massager",
      shelf: "Massage",
      features: "eight rotating heads, gentle heat and sleeves to set the pressure",
      suits: "desk workers",
      price: 59,
      variants: [
        ["corded", 1],
        ["cordless", 1.35],
      ],
    },
  ],
};
