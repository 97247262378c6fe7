import { expect, test } from "vitest";
import { explainError, fieldErrors } from "./explain-error.ts";
import { GraphError, graphErrorCodes } from "./graph-error.ts";

test.for(graphErrorCodes)("%s is explained in full sentences", (code) => {
  const { title, text } = explainError(new GraphError("m", { code }));
  expect(title).toMatch(/^[A-Z].*[^.]$/);
  expect(text).toMatch(/^[A-Z].*\.$/);
});

test("anything else thrown is explained too", () => {
  expect(explainError("oops")).toEqual(explainError(new GraphError("m", { code: "UNKNOWN" })));
});

test("violations reach their fields, the general one the text", () => {
  const error = new GraphError("m", {
    code: "VALIDATION_FAILED",
    violations: [
      { propertyPath: "title", message: "Too long." },
      { propertyPath: "title", message: "Not plain." },
      { propertyPath: "", message: "Two sites share this domain." },
    ],
  });
  expect(fieldErrors(error)).toEqual({ title: "Too long." });
  expect(explainError(error).text).toBe("Two sites share this domain.");
  expect(fieldErrors(new Error("other"))).toEqual({});
});
