import { expect, test } from "vitest";
import { reportWords } from "./report-words.ts";

test("a clean import", () => {
  expect(reportWords({ total: 50_000, imported: 50_000, rejected: 0 })).toEqual({
    tone: "success",
    title: "50,000 of 50,000 rows imported",
    text: "No row was rejected.",
  });
});

test("an import with bad rows", () => {
  expect(reportWords({ total: 3, imported: 2, rejected: 1 })).toMatchObject({
    tone: "warning",
    title: "2 of 3 rows imported",
    text: "1 row was rejected: see below why.",
  });
  expect(reportWords({ total: 1240, imported: 1, rejected: 1239 }).text).toContain(
    "1,239 rows were",
  );
});

test("an import without a good row changed nothing", () => {
  expect(reportWords({ total: 2, imported: 0, rejected: 2 })).toMatchObject({
    tone: "danger",
    text: "The feed keeps the products it had.",
  });
});

test("a host that does not count", () => {
  expect(reportWords({ total: null, imported: null, rejected: null }).tone).toBe("success");
});
