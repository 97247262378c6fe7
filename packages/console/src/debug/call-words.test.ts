import { expect, test } from "vitest";
import { durationWords, tokenWords } from "./call-words.ts";

test("tokens are those sent and those written", () => {
  expect(tokenWords(812, 146)).toBe("812 + 146");
  expect(tokenWords(812, null)).toBe("812 + –");
  expect(tokenWords(null, undefined)).toBeUndefined();
});

test("a duration is told in the unit that it fills", () => {
  expect(durationWords(0)).toBe("0 ms");
  expect(durationWords(999)).toBe("999 ms");
  expect(durationWords(2440)).toBe("2.4 s");
  expect(durationWords(null)).toBeUndefined();
});
