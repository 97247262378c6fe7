import { expect, test } from "vitest";
import { longestMatch } from "./longest-match.ts";

const prefixes = ["/admin", "/admin/site/1", "/admin/site/12", "/sites/12", "/settings/bot"];

test.each([
  ["/admin", "/admin"],
  ["/admin/", "/admin"],
  ["/admin/site/12/articles", "/admin/site/12"],
  ["/admin/site/1/articles?page=2", "/admin/site/1"],
  ["/admin/site/123", "/admin"],
  ["/sites/12/authors#top", "/sites/12"],
  ["/settings/feed", null],
  ["/administrators", null],
])("%s belongs to %s", (path, expected) => {
  expect(longestMatch(prefixes, path)).toBe(expected);
});

test("the root holds everything that nothing else holds", () => {
  expect(longestMatch(["/", "/admin"], "/login")).toBe("/");
  expect(longestMatch(["/", "/admin"], "/admin/imobiliarix")).toBe("/admin");
});

test("nothing matches in an empty list", () => {
  expect(longestMatch([], "/admin")).toBeNull();
});
