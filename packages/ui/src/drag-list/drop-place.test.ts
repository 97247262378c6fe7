import { expect, test } from "vitest";
import { dropPlace } from "./drop-place.ts";

const rows = [
  { index: 4, start: 200, end: 250 },
  { index: 5, start: 250, end: 350 },
  { index: 6, start: 350, end: 400 },
];

test.each([
  [-20, 4, 200],
  [224, 4, 200],
  [225, 5, 250],
  [299, 5, 250],
  [300, 6, 350],
  [380, 7, 400],
  [9000, 7, 400],
])("held at %i px it goes before index %i, at %i px", (y, index, line) => {
  expect(dropPlace(rows, y)).toEqual({ index, line });
});

test("an empty list takes it at its start", () => {
  expect(dropPlace([], 30)).toEqual({ index: 0, line: 0 });
});

test("a row that is drawn out of sight, for it holds the focus, is no place", () => {
  const withFocus = [{ index: 0, start: 0, end: 50 }, ...rows];
  expect(dropPlace(withFocus, 210)).toEqual({ index: 4, line: 200 });
});
