import { expect, test } from "vitest";
import { paginateList, windowOf } from "./pagination.ts";

test.each([
  [{}, { offset: 0, limit: 1000 }],
  [{ page: 1 }, { offset: 0, limit: 30 }],
  [{ page: 3 }, { offset: 60, limit: 30 }],
  [{ itemsPerPage: 5 }, { offset: 0, limit: 5 }],
  [
    { page: 4, itemsPerPage: 10 },
    { offset: 30, limit: 10 },
  ],
])("%j means %j", (page, window) => expect(windowOf(page)).toEqual(window));

test("a page beyond the end is empty and still knows the total", () => {
  expect(paginateList(["a", "b", "c"], { page: 2, itemsPerPage: 2 })).toEqual({
    member: ["c"],
    totalItems: 3,
  });
  expect(paginateList(["a"], { page: 9 })).toEqual({ member: [], totalItems: 1 });
});
