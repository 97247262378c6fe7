import type { SubjectShelf } from "../family.ts";

/** Listening and playing. */
export const music: SubjectShelf = {
  subject: "music",
  path: "Music",
  brands: {
    PT: ["Corda Viva", "Disco Voador", "Som de Cá"],
    ES: ["Cuerda Viva", "Disco Lento", "Son de Aquí"],
  },
  origins: {
    PT: ["Set up by a luthier in Braga.", "Pressed in a small plant near Porto."],
    ES: ["Set up by a luthier in Granada.", "Pressed in a small plant near Madrid."],
  },
  families: [
    {
      kind: "Record player",
      shelf: "Vinyl",
      features: "a belt drive, a built-in preamplifier and Bluetooth to any speaker",
      suits: "someone who has inherited a box of records",
      price: 139,
      variants: [
        ["walnut", 1],
        ["white", 0.95],
        ["with speakers", 1.5],
      ],
    },
    {
      kind: "Vinyl care kit",
      shelf: "Vinyl",
      features: "a velvet brush, a stylus cleaner and fifty inner sleeves",
      suits: "collectors of records",
      price: 26.9,
      variants: [
        ["standard", 1],
        ["in an oak box", 1.6],
      ],
    },
    {
      kind: "Ukulele starter set",
      shelf: "Instruments",
      features: "a soprano ukulele, a tuner, a bag and a songbook with chords",
      suits: "musicians who have never played a note",
      price: 49,
      variants: [
        ["mahogany", 1],
        ["sky blue", 0.9],
        ["concert size", 1.3],
      ],
    },
    {
      kind: "Kalimba",
      shelf: "Instruments",
      features: "seventeen tines, a rounded sound box and a tuning hammer",
      suits: "people who hum while they cook",
      price: 32,
      variants: [
        ["acacia", 1],
        ["clear", 0.9],
      ],
    },
    {
      kind: "Studio headphones",
      shelf: "Audio",
      features: "closed shells, soft pads that can be replaced and a three-metre cable",
      suits: "home musicians and attentive listeners",
      price: 84,
      variants: [
        ["black", 1],
        ["foldable", 1.15],
      ],
    },
    {
      kind: "Metronome",
      shelf: "Accessories",
      features: "a wound movement in a beech case and a bell for the bar",
      suits: "piano students",
      price: 37,
      variants: [
        ["beech", 1],
        ["cherry", 1.1],
      ],
    },
    {
      kind: "Concert poster print",
      shelf: "Decoration",
      features: "three colours screen-printed on heavy paper and a numbered edition",
      suits: "fans with a bare wall",
      price: 29,
      variants: [
        ["jazz", 1],
        ["fado and flamenco", 1],
        ["framed", 2],
      ],
    },
  ],
};
