import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["Gifts for a dad who loves coffee", "en"],
  ["Presentes para quem mói o próprio café, entre 20 e 80 euros", "pt"],
  ["Regalos para mi padre, le encanta el café", "es"],
  ["coffee", "en"],
  ["", "en"],
])("%s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
