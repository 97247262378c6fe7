import { expect, test } from "vitest";
import { checkFile, describeRule, formatBytes } from "./check-file.ts";

const rule = { extensions: [".xml", ".csv"], maxBytes: 200_000_000 };

test("a file within the rule is taken, whatever the case of its name", () => {
  expect(checkFile({ name: "Presentes.XML", size: 1 }, rule)).toBeUndefined();
  expect(checkFile({ name: "a.b.csv", size: 200_000_000 }, rule)).toBeUndefined();
});

test("another type is refused with what would do", () => {
  expect(checkFile({ name: "notes.pdf", size: 10 }, rule)).toBe(
    "“notes.pdf” is not XML or CSV. Choose a file that ends in .xml or .csv.",
  );
  expect(checkFile({ name: "csv", size: 10 }, rule)).toContain("is not XML or CSV");
});

test("a file that is too large is refused with both sizes", () => {
  expect(checkFile({ name: "all.csv", size: 240_500_000 }, rule)).toBe(
    "“all.csv” has 240.5 MB; the limit is 200 MB.",
  );
});

test("an empty file is refused", () => {
  expect(checkFile({ name: "all.csv", size: 0 }, rule)).toContain("is empty");
});

test("sizes are told in the unit that reads best", () => {
  expect(
    [0, 1, 999, 1000, 1500, 999_949, 999_950, 999_999_999, 2e9, 5e12].map((size) =>
      formatBytes(size),
    ),
  ).toEqual([
    "0 bytes",
    "1 byte",
    "999 bytes",
    "1 kB",
    "1.5 kB",
    "999.9 kB",
    "1 MB",
    "1 GB",
    "2 GB",
    "5000 GB",
  ]);
});

test("the rule is told in words", () => {
  expect(describeRule(rule)).toBe("XML or CSV, at most 200 MB");
  expect(describeRule({ extensions: [".png", ".jpg", ".webp"], maxBytes: 5_000_000 })).toBe(
    "PNG, JPG or WEBP, at most 5 MB",
  );
  expect(describeRule({ extensions: [".ico"], maxBytes: 1000 })).toBe("ICO, at most 1 kB");
});
