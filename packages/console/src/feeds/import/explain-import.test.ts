import { expect, test } from "vitest";
import { GraphError, type GraphErrorDetails } from "../../graph/graph-error.ts";
import { explainImport } from "./explain-import.ts";

const failed = (details: GraphErrorDetails, message = "Unprocessable") =>
  explainImport(new GraphError(message, details));

test("a file that is no feed is told in the API's words, and that nothing was imported", () => {
  const violation = {
    propertyPath: "file",
    message: "The file is neither Google Shopping XML nor CSV.",
  };
  expect(failed({ code: "VALIDATION_FAILED", status: 422, violations: [violation] })).toEqual({
    title: "Nothing was imported",
    text: `${violation.message} The products stay as they were.`,
  });
});

test("an address that cannot be reached is told in the API's words", () => {
  const words = "The feed's address answers with status 404.";
  expect(failed({ code: "UPSTREAM_ERROR", status: 502 }, words).text).toContain(words);
});

test("other failures are explained as everywhere", () => {
  expect(failed({ code: "UPSTREAM_ERROR", status: 500 }, "secret").text).not.toContain("secret");
  expect(failed({ code: "OFFLINE" }).text).toContain("Check your network");
});

test("a file that is too large is told with the limit", () => {
  expect(failed({ code: "REQUEST_ENTITY_TOO_LARGE", status: 413 }).text).toBe(
    "A feed file may have 200 MB at most. The products stay as they were.",
  );
});
