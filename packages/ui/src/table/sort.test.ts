import { expect, test } from "vitest";
import { nextSort, sortRows } from "./sort.ts";

test("a press sorts ascending first, then the other way round", () => {
  const first = nextSort(undefined, "title");
  expect(first).toEqual({ column: "title", direction: "ascending" });
  const second = nextSort(first, "title");
  expect(second).toEqual({ column: "title", direction: "descending" });
  expect(nextSort(second, "title")).toEqual(first);
});

test("another column starts ascending", () => {
  expect(nextSort({ column: "title", direction: "ascending" }, "updated")).toEqual({
    column: "updated",
    direction: "ascending",
  });
});

const read = (row: { v: string | number | null | undefined }) => row.v;
const values = (rows: readonly { v: unknown }[]) => rows.map((row) => row.v);

test("text sorts as people count, without regard to case", () => {
  const rows = ["Idea 10", "idea 2", "Étoile", "zebra"].map((v) => ({ v }));
  expect(values(sortRows(rows, read, "ascending"))).toEqual([
    "Étoile",
    "idea 2",
    "Idea 10",
    "zebra",
  ]);
});

test("what has no value comes last in both directions", () => {
  const rows = [3, null, 1, undefined, 2].map((v) => ({ v }));
  expect(values(sortRows(rows, read, "ascending"))).toEqual([1, 2, 3, null, undefined]);
  expect(values(sortRows(rows, read, "descending"))).toEqual([3, 2, 1, null, undefined]);
});

test("equal rows keep their order and the given array stays as it is", () => {
  const rows = [
    { v: 1, name: "a" },
    { v: 0, name: "b" },
    { v: 1, name: "c" },
  ];
  expect(sortRows(rows, read, "descending").map((row) => row.name)).toEqual(["a", "c", "b"]);
  expect(rows.map((row) => row.name)).toEqual(["a", "b", "c"]);
});

test("dates and flags sort by their value", () => {
  const days = [new Date("2026-03-02"), new Date("2026-03-01")];
  expect(sortRows(days, (day) => day, "ascending")).toEqual([days[1], days[0]]);
  expect(sortRows([true, false], (flag) => flag, "ascending")).toEqual([false, true]);
});
