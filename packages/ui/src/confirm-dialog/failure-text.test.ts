import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

test("an error speaks for itself", () => {
  expect(failureText(new Error("The site is being deployed."))).toBe("The site is being deployed.");
});

test.each([new Error(" "), "no", undefined, { message: "not an error" }])(
  "%s gets plain words",
  (reason) => {
    expect(failureText(reason)).toMatch(/did not work/);
  },
);
