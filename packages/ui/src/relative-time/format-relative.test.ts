import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRelative } from "./format-relative.ts";

const now = Date.parse("2026-03-20T12:00:30Z");
const short = (iso: string, locale = "en-GB") => formatRelative(iso, now, locale)?.short;

test.each([
  ["2026-03-20T12:00:10Z", "now"],
  ["2026-03-20T11:58:00Z", "2 min ago"],
  ["2026-03-20T11:01:00Z", "59 min ago"],
  ["2026-03-20T10:00:00Z", "2 hr ago"],
  ["2026-03-19T12:30:00Z", "23 hr ago"],
  ["2026-03-19T11:00:00Z", "yesterday"],
  ["2026-03-15T12:00:00Z", "5 days ago"],
  ["2026-03-10T12:00:00Z", "10 Mar"],
  ["2024-03-12T12:00:00Z", "12 Mar 2024"],
  ["2026-03-20T12:05:00Z", "in 5 min"],
])("%s is %s", (iso, words) => {
  expect(short(iso)).toBe(words);
});

test("the words are those of the locale", () => {
  expect(short("2026-03-20T10:00:00Z", "de")).toBe("vor 2 Std.");
});

test("the full words name the day and the second", () => {
  const words = formatRelative("2024-03-12T14:05:09Z", now, "en-GB");
  expect(words?.full).toMatch(/^1[123] March 2024 at \d\d:05:09$/);
  expect(words?.iso).toBe("2024-03-12T14:05:09.000Z");
});

test.each(["", "yesterday-ish", Number.NaN])("'%s' is no moment", (when) => {
  expect(formatRelative(when, now, "en-GB")).toBeUndefined();
});

test("what was earlier never sounds later", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), (minutesAgo) => {
      const words = formatRelative(now - minutesAgo * 60_000, now, "en-GB")?.short ?? "";
      expect(words.startsWith("in ")).toBe(false);
    }),
  );
});
