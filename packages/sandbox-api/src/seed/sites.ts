import type { Db } from "../db/open.ts";
import { storeMedia } from "../media/store.ts";
import { heroPicture, logoPicture } from "./site-pictures.ts";

interface SeedSite {
  name: string;
  status: string;
  country: string | null;
  domain: string | null;
  tagline: string;
  locales: string[];
  /** Hue of its logo in degrees. */
  hue: number;
  createdAt: string;
}

/** The seeded sites in the order of their ids; the first two use the seeded feeds. */
const seedSites: readonly SeedSite[] = [
  {
    name: "Presentes Originais",
    status: "live",
    country: "PT",
    domain: "presentes-originais.example.com",
    tagline: "Ideias para quem já tem tudo",
    locales: ["pt", "en"],
    hue: 12,
    createdAt: "2025-03-04T09:00:00Z",
  },
  {
    name: "Regalos Geniales",
    status: "live",
    country: "ES",
    domain: "regalos-geniales.example.com",
    tagline: "Regalos que sorprenden de verdad",
    locales: ["es", "en"],
    hue: 48,
    createdAt: "2025-04-11T08:30:00Z",
  },
  {
    name: "Cadeaux Malins",
    status: "live",
    country: "FR",
    domain: "cadeaux-malins.example.com",
    tagline: "Le bon cadeau, sans chercher des heures",
    locales: ["fr"],
    hue: 215,
    createdAt: "2025-06-02T14:10:00Z",
  },
  {
    name: "Idee Regalo",
    status: "draft",
    country: "IT",
    domain: "idee-regalo.example.com",
    tagline: "Un'idea per ogni persona",
    locales: ["it"],
    hue: 140,
    createdAt: "2025-09-19T10:45:00Z",
  },
  {
    name: "Geschenkfinder",
    status: "draft",
    country: "DE",
    domain: null,
    tagline: "Geschenke, die passen",
    locales: ["de", "en"],
    hue: 275,
    createdAt: "2025-11-27T16:20:00Z",
  },
  {
    name: "Prendas de Natal",
    status: "live",
    country: "PT",
    domain: "prendas-de-natal.example.com",
    tagline: "O Natal começa aqui",
    locales: ["pt"],
    hue: 350,
    createdAt: "2025-10-01T07:55:00Z",
  },
  {
    name: "Gift Lab",
    status: "archived",
    country: null,
    domain: null,
    tagline: "Experiments with gift pages",
    locales: ["en"],
    hue: 185,
    createdAt: "2025-01-15T12:00:00Z",
  },
];

/** Inserts the sites with their pictures. Only the first three have a hero image. */
export async function seedSitesInto(db: Db): Promise<void> {
  const rows = [];
  for (const [index, { hue, tagline, locales, createdAt, ...site }] of seedSites.entries()) {
    const logo = await storePicture(db, logoPicture(hue));
    rows.push({
      ...site,
      metadata: JSON.stringify({
        title: site.name,
        tagline,
        locales,
        analytics: { enabled: true },
      }),
      logo,
      favicon: logo,
      heroImage: index < 3 ? await storePicture(db, heroPicture(hue)) : null,
      createdAt,
      updatedAt: createdAt,
    });
  }
  await db.insertInto("sites").values(rows).execute();
}

function storePicture(db: Db, svg: string): Promise<string> {
  return storeMedia(db, "image/svg+xml", Buffer.from(svg));
}
