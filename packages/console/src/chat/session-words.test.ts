import { expect, test } from "vitest";
import { openingWords, personaFacts, personaWords, valueWords } from "./session-words.ts";

test("a conversation is about what the visitor said first", () => {
  expect(
    openingWords([
      { role: "system", content: "From the page “Dads”." },
      { role: "user", content: "  " },
      { role: "user", content: " Something for my dad " },
    ]),
  ).toBe("Something for my dad");
  expect(openingWords([{ role: "assistant", content: "Hello" }])).toBeNull();
  expect(openingWords(null)).toBeNull();
});

test("a persona in a few words names its plain facts", () => {
  expect(personaWords({ relation: "father", age: 62, interests: ["coffee"], occasion: "x" })).toBe(
    "father, x, 62",
  );
  expect(personaWords({})).toBe("–");
  expect(personaWords("somebody")).toBe("–");
  expect(personaWords(null)).toBe("–");
});

test("facts of any form come in one line each", () => {
  expect(
    personaFacts({
      age: 62,
      interests: ["coffee", "hiking"],
      budget: { max: 60, currency: "EUR" },
    }),
  ).toEqual([
    { term: "age", value: "62" },
    { term: "interests", value: "coffee, hiking" },
    { term: "budget", value: "max 60, currency EUR" },
  ]);
  expect(personaFacts(["a"])).toBeNull();
  expect(valueWords([])).toBe("–");
  expect(valueWords(null)).toBe("–");
});
