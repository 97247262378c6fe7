import type { Subject } from "../seed-data/family.ts";

/** Line drawings on a grid of 24 × 24, as SVG path data to be stroked. */
export const pictograms: Readonly<Record<Subject | "gift", string>> = {
  art: "M12 3.5a8.5 8.5 0 0 0 0 17c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.8h2a3 3 0 0 0 3-3c0-5-3.8-9-8.5-9zM7.5 11.5h.01M10.5 7.5h.01M15 8h.01",
  coffee:
    "M4 9.5h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3.5c-.8 1 .8 2 0 3M12 3.5c-.8 1 .8 2 0 3",
  games:
    "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  garden:
    "M12 20.5v-9M12 13c0-4 2.5-6.5 7.5-6.5 0 4.5-2.5 6.5-7.5 6.5zM12 11c0-3-2-5-6.5-5 0 3.5 2 5 6.5 5zM7 20.5h10",
  gift: "M4.5 11.5h15v8.5h-15zM3 8h18v3.5H3zM12 8v12M12 8c-1.5-3.5-5-4-5-2s3 2 5 2c2 0 5 0 5-2s-3.5-1.5-5 2z",
  gourmet: "M8 3.5h8l.7 5a4.7 4.7 0 0 1-9.4 0zM12 13.2v7M8.5 20.5h7M7.4 8h9.2",
  home: "M9 3.5h6l3 8H6zM12 11.5v8.5M8 20.5h8",
  kids: "M4 13h7v7H4zM13 13h7v7h-7zM8.5 4h7v7h-7z",
  kitchen:
    "M4 10.5h16V17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM2 10.5h20M9 4c-.8 1 .8 2 0 3M15 4c-.8 1 .8 2 0 3",
  music:
    "M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  pets: "M12 12.5c2.5 0 5 2.8 5 5 0 1.6-1.2 2.5-2.6 2.5-1 0-1.6-.5-2.4-.5s-1.4.5-2.4.5C8.2 20 7 19.1 7 17.5c0-2.2 2.5-5 5-5zM5 9.5v1.2M9.2 5v1.6M14.8 5v1.6M19 9.5v1.2",
  photo:
    "M4 8h3.5L9 5.5h6L16.5 8H20a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8zM12 10a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5z",
  reading:
    "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zM12 6.5v13",
  sport: "M3 19l6.5-11 4 6.5L16 11l5 8zM18 4.5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z",
  tech: "M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 18.5h2",
  travel:
    "M5 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M8 8v12M16 8v12",
  wellness:
    "M12 3.5c3.5 4.2 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-5.8 5.5-10zM9.5 14a2.5 2.5 0 0 0 2.5 2.5",
};

/** Hue of each subject, in degrees. */
export const subjectHues: Readonly<Record<Subject | "gift", number>> = {
  art: 12,
  coffee: 28,
  games: 268,
  garden: 132,
  gift: 245,
  gourmet: 345,
  home: 42,
  kids: 190,
  kitchen: 18,
  music: 285,
  pets: 55,
  photo: 215,
  reading: 240,
  sport: 155,
  tech: 225,
  travel: 200,
  wellness: 172,
};

/** Tells a subject that has a drawing from any other text. */
export function isPictured(name: string): name is Subject | "gift" {
  return Object.hasOwn(pictograms, name);
}
