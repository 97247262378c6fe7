import { expect, test } from "vitest";
import { clampPage, pageCount, pageItems, shownRange } from "./page-items.ts";

/** What is wrong with the slots of one page of so many; empty where nothing is. */
function faults(page: number, count: number): string[] {
  const items = pageItems(page, count);
  const pages = items.filter((item) => item !== "gap");
  const found: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) found.push(`page ${page} of ${count}: ${fault} in ${items.join(" ")}`);
  };
  check(items.length === Math.min(count, 7), "not min(count, 7) slots");
  check(new Set(pages).size === pages.length, "a page twice");
  check(
    pages.every((item, index) => index === 0 || item > (pages[index - 1] ?? 0)),
    "not ascending",
  );
  for (const needed of [1, page - 1, page, page + 1, count]) {
    check(needed < 1 || needed > count || pages.includes(needed), `${needed} is missing`);
  }
  for (const [index, item] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (item === "gap") {
      check(Number(after) - Number(before) > 2, "an ellipsis that hides a single page");
    } else if (typeof before === "number") {
      check(item === before + 1, "pages left out without an ellipsis");
    }
  }
  return found;
}

test("DEBUG-5 the slots are right for 0 to 1000 pages, on every page", () => {
  const found: string[] = [];
  expect(pageItems(1, 0)).toEqual([]);
  for (let count = 1; count <= 1000; count += 1) {
    for (let page = 1; page <= count; page += 1) found.push(...faults(page, count));
  }
  expect(found).toEqual([]);
});

test("DEBUG-5 an ellipsis appears when there are more than 7 pages", () => {
  expect(pageItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageItems(1, 8)).toEqual([1, 2, 3, 4, 5, "gap", 8]);
  expect(pageItems(5, 9)).toEqual([1, "gap", 4, 5, 6, "gap", 9]);
  expect(pageItems(8, 8)).toEqual([1, "gap", 4, 5, 6, 7, 8]);
});

test.each([
  [0, 9, 1],
  [-3, 9, 1],
  [10, 9, 9],
  [4.7, 9, 4],
  [Number.NaN, 9, 1],
  [3, 0, 1],
])("page %d of %i is page %i", (page, count, expected) => {
  expect(clampPage(page, count)).toBe(expected);
});

test("a page out of range has the slots of the nearest one", () => {
  expect(pageItems(99, 20)).toEqual(pageItems(20, 20));
  expect(pageItems(-1, 20)).toEqual(pageItems(1, 20));
});

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [88, 20, 5],
])("%i items, %i on a page, fill %i pages", (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test("the shown range ends with the last item", () => {
  expect(shownRange(3, 10, 88)).toEqual({ from: 21, to: 30 });
  expect(shownRange(9, 10, 88)).toEqual({ from: 81, to: 88 });
  expect(shownRange(99, 10, 88)).toEqual({ from: 81, to: 88 });
  expect(shownRange(1, 10, 0)).toEqual({ from: 0, to: 0 });
});
