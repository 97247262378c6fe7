import type { ChatSubjectName } from "./chat-subjects.ts";

/** Somebody who asked a site's bots for advice. */
export interface ChatVisitor {
  /** Last part of the session's id. */
  code: string;
  siteId: number;
  relation: string;
  age: number;
  subject: ChatSubjectName;
  occasion: string;
  /** In euros. */
  budget: number;
  /** Questions that were asked, from 1 to 3. */
  turns: number;
  archived?: true;
  createdAt: string;
}

type Row = [
  code: string,
  relation: string,
  age: number,
  subject: ChatSubjectName,
  occasion: string,
  budget: number,
  turns: number,
  createdAt: string,
  archived?: true,
];

const ofFirstSite: Row[] = [
  ["8f3a21", "father", 62, "coffee", "his birthday", 60, 3, "2026-02-27T18:20:00Z"],
  ["1c07be", "mother", 58, "garden", "Mother's Day", 45, 3, "2026-02-26T10:05:00Z"],
  ["a94d10", "sister", 31, "reading", "Christmas", 30, 2, "2026-02-24T21:48:00Z"],
  ["5be772", "partner", 36, "kitchen", "our anniversary", 120, 3, "2026-02-22T12:31:00Z"],
  ["e0163c", "best friend", 29, "games", "a housewarming", 40, 2, "2026-02-19T16:02:00Z"],
  ["77d2f5", "colleague", 41, "coffee", "her last day at work", 25, 1, "2026-02-18T09:12:00Z"],
  ["3a90c8", "brother", 24, "music", "graduation", 150, 3, "2026-02-15T19:40:00Z"],
  ["c65e04", "grandmother", 81, "reading", "her birthday", 50, 2, "2026-02-11T14:25:00Z"],
  ["92fb1d", "daughter", 19, "travel", "her exchange year", 80, 3, "2026-02-08T20:11:00Z"],
  ["d84a6e", "neighbour", 67, "garden", "a thank-you", 20, 1, "2026-02-03T11:55:00Z"],
  ["0b5f39", "uncle", 55, "kitchen", "retirement", 90, 2, "2026-01-29T17:30:00Z", true],
  ["6ee1a7", "cousin", 27, "games", "Secret Santa", 15, 2, "2026-01-21T08:44:00Z", true],
  ["f128d9", "son", 22, "music", "his birthday", 100, 3, "2026-01-14T22:03:00Z"],
  ["4d07b3", "aunt", 49, "travel", "a farewell", 70, 2, "2026-01-09T13:17:00Z", true],
];

const ofSecondSite: Row[] = [
  ["b31e55", "father", 59, "kitchen", "Father's Day", 75, 3, "2026-02-25T19:09:00Z"],
  ["29ac4f", "girlfriend", 28, "coffee", "Valentine's Day", 40, 2, "2026-02-13T12:50:00Z"],
  ["e7d803", "teacher", 45, "reading", "the end of the course", 35, 1, "2026-01-30T15:33:00Z"],
  ["58f6c2", "brother", 33, "games", "his birthday", 55, 2, "2026-01-12T18:26:00Z", true],
];

/** The visitors of the seeded sites, newest first. */
export const chatVisitors: ChatVisitor[] = [
  ...ofFirstSite.map((row) => visitor(1, row)),
  ...ofSecondSite.map((row) => visitor(2, row)),
];

function visitor(siteId: number, row: Row): ChatVisitor {
  const [code, relation, age, subject, occasion, budget, turns, createdAt, archived] = row;
  return { code, siteId, relation, age, subject, occasion, budget, turns, createdAt, archived };
}
