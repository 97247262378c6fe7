import { expect, test } from "vitest";
import { GraphError } from "../../graph/graph-error.ts";
import { bulkReport } from "./bulk-report.ts";

const error = new GraphError("no", { code: "UPSTREAM_UNREACHABLE" });

test("CALL-11 what was deleted is reported", () => {
  expect(bulkReport({ succeeded: [31], failed: [] }, "idea").title).toBe("1 idea deleted");
});

test("CALL-11 the failed and the succeeded ids are reported, and why", () => {
  const failed = [
    { id: 33, error },
    { id: 34, error },
  ];
  expect(bulkReport({ succeeded: [31, 32], failed }, "idea")).toEqual({
    tone: "danger",
    title: "2 of 4 ideas not deleted",
    text: "The API cannot be reached. Still marked, for another try: 33, 34. Deleted: 31, 32.",
  });
  expect(bulkReport({ succeeded: [], failed }, "idea").text).not.toContain("Deleted");
});
