import { expect, test } from "vitest";
import { overwrittenEdits, plainText } from "./overwritten.ts";
import { product } from "./testing.ts";

const edited = product(1, { description: "<p>Mine</p>", descriptionSource: "edited" });

test("a human's text that a bot replaced becomes a proposal", () => {
  const after = [{ ...edited, description: "<p>Bot</p>", descriptionSource: "ai" }];
  expect(overwrittenEdits([edited], after)).toEqual([
    { productId: 1, title: "Product 1", mine: "<p>Mine</p>", proposed: "<p>Bot</p>" },
  ]);
});

test("what the bot left alone, or wrote before, is no proposal", () => {
  const ai = product(2, { description: "<p>Old</p>", descriptionSource: "ai" });
  expect(overwrittenEdits([edited, ai], [edited, { ...ai, description: "<p>New</p>" }])).toEqual(
    [],
  );
});

test("the words of a fragment, line by line", () => {
  expect(plainText("<p>Salt &amp; <strong>pepper</strong></p><ul><li>5 &lt; 6</li></ul>")).toBe(
    "Salt & pepper\n5 < 6",
  );
});
