import { expect, test } from "vitest";
import { inactiveProps } from "./disabled-reason.ts";

test("without a reason nothing is added", () => {
  expect(inactiveProps(undefined, "r")).toEqual({});
  expect(inactiveProps("", "r")).toEqual({});
});

test("a reason disables for assistive technology and describes", () => {
  expect(inactiveProps("No products yet", "r")).toEqual({
    "aria-disabled": "true",
    "aria-describedby": "r",
  });
});
