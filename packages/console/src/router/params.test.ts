import { expect, test } from "vitest";
import { idParam, positiveParam } from "./params.ts";

test("an id of the route is a positive integer", () => {
  expect(idParam({ id: "7" }, "id")).toBe(7);
  expect(idParam({ id: "2147483647" }, "id")).toBe(2_147_483_647);
});

test.for(["0", "-1", "1.5", "abc", "7x", "1e3", "2147483648", "9007199254740993", "", undefined])(
  "ROUTE-11 a path with %o for an id is unknown and leads to the sites list",
  (id) => {
    let thrown: unknown;
    try {
      idParam({ id }, "id");
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get("Location")).toBe("/admin");
  },
);

test("a number in the query falls back where it makes no sense", () => {
  const search = new URLSearchParams("page=3&items=-2&other=x");
  expect(positiveParam(search, "page", 1)).toBe(3);
  expect(positiveParam(search, "items", 10)).toBe(10);
  expect(positiveParam(search, "other", 1)).toBe(1);
  expect(positiveParam(search, "missing", 1)).toBe(1);
});
