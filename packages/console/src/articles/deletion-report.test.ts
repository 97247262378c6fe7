import { expect, test } from "vitest";
import { GraphError } from "../graph/graph-error.ts";
import { listNames, reportDeletion } from "./deletion-report.ts";

const nameOf = (id: number) => `Article ${id}`;

test("what is gone and what is still there are named, with the reasons", () => {
  const outcome = {
    succeeded: [1, 2],
    failed: [
      { id: 3, error: new GraphError("", { code: "UPSTREAM_UNREACHABLE" }) },
      { id: 4, error: new DOMException("", "AbortError") },
    ],
  };
  expect(reportDeletion(outcome, nameOf)).toEqual({
    title: "2 of 4 articles not deleted",
    kept: "“Article 3” (the API cannot be reached), “Article 4” (cancelled before it was tried).",
    deleted: "“Article 1”, “Article 2”.",
  });
});

test("nothing is said of failures when there were none, nor of successes", () => {
  expect(reportDeletion({ succeeded: [1], failed: [] }, nameOf)).toEqual({
    title: "1 article deleted",
    kept: null,
    deleted: "“Article 1”.",
  });
  const error = new GraphError("", { code: "NOT_FOUND" });
  expect(reportDeletion({ succeeded: [], failed: [{ id: 3, error }] }, nameOf).deleted).toBeNull();
});

test("long lists of names are cut", () => {
  const names = Array.from({ length: 12 }, (_, at) => `n${at}`);
  expect(listNames(names)).toBe("n0, n1, n2, n3, n4, n5, n6, n7, n8, n9 and 2 more");
  expect(listNames(names.slice(0, 10))).not.toContain("more");
});
