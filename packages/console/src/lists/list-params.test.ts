import { expect, test } from "vitest";
import { readSort, withParams } from "./list-params.ts";

const columns = ["name", "code"];

test.for([
  ["", "name", "ascending"],
  ["sort=code:descending", "code", "descending"],
  ["sort=code", "code", "ascending"],
  ["sort=price:descending", "name", "descending"],
  ["sort=code:sideways", "code", "ascending"],
] as const)("the order in %o is %s, %s", ([query, column, direction]) => {
  expect(readSort(new URLSearchParams(query), columns)).toEqual({ column, direction });
});

test("a changed query keeps what else it held", () => {
  const params = new URLSearchParams("q=coffee&edit=3");
  expect(withParams(params, { edit: null, sort: "name:descending", q: "" }).toString()).toBe(
    "sort=name%3Adescending",
  );
  expect(params.toString()).toBe("q=coffee&edit=3");
});
