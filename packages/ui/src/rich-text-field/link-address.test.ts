import { expect, test } from "vitest";
import { readLink } from "./link-address.ts";

test.each([
  ["https://example.com/a?b=c", "https://example.com/a?b=c"],
  ["example.com", "https://example.com/"],
  [" www.example.com/coffee ", "https://www.example.com/coffee"],
  ["ana@example.com", "mailto:ana@example.com"],
  ["mailto:ana@example.com", "mailto:ana@example.com"],
])("an address is completed: %s", (typed, link) => {
  expect(readLink(typed)).toBe(link);
});

test.each(["", "coffee", "javascript:alert(1)", "data:text/html,x", "https://", "http://nohost"])(
  "what is no address is refused: %s",
  (typed) => {
    expect(readLink(typed)).toBeNull();
  },
);
