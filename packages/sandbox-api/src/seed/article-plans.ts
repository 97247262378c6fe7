/** How far a seeded article has come, step by step. */
export type Progress =
  | "composed"
  | "sectioned"
  | "prioritized"
  | "describing"
  | "written"
  | "final";

/** A seeded article. */
export interface ArticlePlan {
  siteId: number;
  title?: string;
  /** Left out, the article is empty. */
  prompt?: string;
  /** Left out, there is only the prompt. */
  until?: Progress;
  createdAt: string;
}

/** The seeded articles in the order of their ids. Sites 1, 2 and 6 have feeds. */
export const articlePlans: readonly ArticlePlan[] = [
  {
    siteId: 1,
    prompt: "Gifts for a dad who loves coffee, under 50 €",
    until: "final",
    createdAt: "2026-02-02T09:00:00Z",
  },
  {
    siteId: 1,
    title: "A kitchen full of good tools",
    prompt: "Gifts for people who love cooking and baking, between 20 and 90 euros",
    until: "written",
    createdAt: "2026-02-09T10:30:00Z",
  },
  {
    siteId: 1,
    title: "For readers who have read everything",
    prompt: "Gifts for readers and writers, up to 40 €",
    until: "describing",
    createdAt: "2026-02-14T08:15:00Z",
  },
  {
    siteId: 1,
    title: "Green fingers",
    prompt: "Presentes para quem adora jardinagem, entre 20 e 60 euros",
    until: "prioritized",
    createdAt: "2026-02-18T14:40:00Z",
  },
  {
    siteId: 1,
    title: "Weekends outdoors",
    prompt: "Gifts for hikers and cyclists, under 80 €",
    until: "sectioned",
    createdAt: "2026-02-21T11:05:00Z",
  },
  {
    siteId: 1,
    title: "Quiet evenings",
    prompt: "Wellness gifts for somebody who never takes an evening off, around 40 €",
    until: "composed",
    createdAt: "2026-02-24T16:20:00Z",
  },
  {
    siteId: 1,
    title: "Presents for small inventors",
    prompt: "Toys and science kits for curious children, under 50 €",
    createdAt: "2026-02-26T09:45:00Z",
  },
  { siteId: 1, title: "Summer by the sea", createdAt: "2026-02-27T13:30:00Z" },
  {
    siteId: 2,
    prompt: "Regalos para amantes de la fotografía, hasta 90 euros",
    until: "final",
    createdAt: "2026-01-30T08:00:00Z",
  },
  {
    siteId: 2,
    title: "Música en casa",
    prompt: "Regalos para quien ama la música y los vinilos, entre 25 y 120 euros",
    until: "prioritized",
    createdAt: "2026-02-11T12:10:00Z",
  },
  {
    siteId: 2,
    title: "Noches de juegos",
    prompt: "Juegos y puzzles para la familia, menos de 40 euros",
    until: "composed",
    createdAt: "2026-02-20T17:25:00Z",
  },
  { siteId: 3, title: "Cadeaux de Noël", createdAt: "2026-02-05T10:00:00Z" },
];
