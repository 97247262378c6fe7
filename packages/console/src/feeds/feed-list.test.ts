import { expect, test } from "vitest";
import { viewFeeds, type FeedRow } from "./feed-list.ts";

const feed = (name: string, more: Partial<FeedRow> = {}): FeedRow => ({
  name,
  code: name.toLowerCase(),
  status: "active",
  country: null,
  productCount: null,
  importedAt: null,
  ...more,
});

const feeds = [
  feed("Regalos", { country: "ES", productCount: 9, importedAt: "2026-03-01T00:00:00Z" }),
  feed("Presentes", { country: "PT", productCount: 120, importedAt: "2026-02-01T00:00:00Z" }),
  feed("Cadeaux"),
];
const names = (search: string, column: string, direction: "ascending" | "descending") =>
  viewFeeds(feeds, search, { column, direction }).map(({ name }) => name);

test("feeds are found by name, code and country", () => {
  expect(names("pres", "name", "ascending")).toEqual(["Presentes"]);
  expect(names("es reg", "name", "ascending")).toEqual(["Regalos"]);
  expect(names("nothing", "name", "ascending")).toEqual([]);
});

test("feeds are ordered by number and time, those without come last either way", () => {
  expect(names("", "products", "ascending")).toEqual(["Regalos", "Presentes", "Cadeaux"]);
  expect(names("", "imported", "descending")).toEqual(["Regalos", "Presentes", "Cadeaux"]);
});

test("an unknown column orders by name", () => {
  expect(names("", "price", "descending")).toEqual(["Regalos", "Presentes", "Cadeaux"]);
});
