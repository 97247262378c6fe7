import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters, cutText, isLong, textPieces } from "./truncate.ts";

test("DEBUG-3 200 characters are shown whole, of 201 the first 200 and that 1 more follows", () => {
  const whole = "a".repeat(200);
  expect(cutText(whole)).toEqual({ shown: whole, rest: 0 });
  expect(cutText(`${whole}b`)).toEqual({ shown: whole, rest: 1 });
  expect(isLong(whole)).toBe(false);
  expect(isLong(`${whole}b`)).toBe(true);
});

test("DEBUG-3 a character outside the basic plane counts once and is never split", () => {
  const gift = "🎁";
  expect(cutText(gift.repeat(200))).toEqual({ shown: gift.repeat(200), rest: 0 });
  expect(cutText(gift.repeat(201))).toEqual({ shown: gift.repeat(200), rest: 1 });
  expect(cutText(`${"a".repeat(199)}${gift}b`)).toEqual({
    shown: `${"a".repeat(199)}${gift}`,
    rest: 1,
  });
});

const characters = fc.constantFrom("a", "é", "🎁", "\ud83c", "\udf81", "\n");

test("DEBUG-3 shown and left out make the whole, for every text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: characters, maxLength: 40 }),
      fc.integer({ min: 1, max: 20 }),
      (text, limit) => {
        const { shown, rest } = cutText(text, limit);
        expect(text.startsWith(shown)).toBe(true);
        expect(Array.from(shown).length + rest).toBe(Array.from(text).length);
        expect(Array.from(shown).length).toBe(Math.min(limit, Array.from(text).length));
      },
    ),
  );
});

test("lone surrogates count as one character each", () => {
  expect(countCharacters("\ud83c")).toBe(1);
  expect(countCharacters("\udf81\ud83c")).toBe(2);
  expect(cutText("\udf81".repeat(201)).rest).toBe(1);
});

test("the pieces of a text make the text and split no pair", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("word ", "\n", "🎁", "x".repeat(700), "\ud83c"), { maxLength: 60 }),
      (parts) => {
        const text = parts.join("").repeat(20);
        const starts = textPieces(text);
        const pieces = starts.map((start, index) => text.slice(start, starts[index + 1]));
        expect(pieces.join("")).toBe(text);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(2000);
        for (const piece of pieces.slice(1)) {
          expect(text.length === 0 || piece.length > 0).toBe(true);
        }
        const characters = pieces.flatMap((piece) => Array.from(piece)).length;
        expect(characters).toBe(Array.from(text).length);
      },
    ),
    { numRuns: 30 },
  );
});

test("a piece ends with its line", () => {
  const line = `${"a".repeat(99)}\n`;
  expect(textPieces(line.repeat(30))).toEqual([0, 2000]);
  expect(textPieces(`${"a".repeat(1999)}\n${"b".repeat(10)}`)).toEqual([0, 2000]);
});
