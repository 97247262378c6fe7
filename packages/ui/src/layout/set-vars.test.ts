import { expect, test } from "vitest";
import { setVars } from "./set-vars.ts";

test("a reference becomes the name of the variable", () => {
  expect(setVars({ "var(--a__1)": "4px", "var(--b__2)": undefined })).toEqual({
    "--a__1": "4px",
    "--b__2": undefined,
  });
});
