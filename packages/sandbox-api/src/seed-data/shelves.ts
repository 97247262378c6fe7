import type { SubjectShelf } from "./family.ts";
import { art } from "./families/art.ts";
import { coffee } from "./families/coffee.ts";
import { games } from "./families/games.ts";
import { garden } from "./families/garden.ts";
import { gourmet } from "./families/gourmet.ts";
import { home } from "./families/home.ts";
import { kids } from "./families/kids.ts";
import { kitchen } from "./families/kitchen.ts";
import { music } from "./families/music.ts";
import { pets } from "./families/pets.ts";
import { photo } from "./families/photo.ts";
import { reading } from "./families/reading.ts";
import { sport } from "./families/sport.ts";
import { tech } from "./families/tech.ts";
import { travel } from "./families/travel.ts";
import { wellness } from "./families/wellness.ts";

/** All subjects of the seeded catalogue. */
export const shelves: readonly SubjectShelf[] = [
  coffee,
  kitchen,
  gourmet,
  garden,
  reading,
  tech,
  travel,
  sport,
  wellness,
  kids,
  home,
  music,
  photo,
  art,
  games,
  pets,
];
