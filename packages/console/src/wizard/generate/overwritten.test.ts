import { expect, test } from "vitest";
import { overwrittenEdits, plainText, replacedTexts, withProposals } from "./overwritten.ts";
import { product } from "./testing.ts";

const edited = product(1, { description: "<p>Mine</p>", descriptionSource: "edited" });

test("a human's text that a bot replaced becomes a proposal", () => {
  const after = [{ ...edited, description: "<p>Bot</p>", descriptionSource: "ai" }];
  expect(overwrittenEdits([edited], after)).toEqual([
    {
      productId: 1,
      title: "Product 1",
      mine: "<p>Mine</p>",
      proposed: "<p>Bot</p>",
      isTaken: false,
    },
  ]);
});

test("what the bot left alone, or wrote before, is no proposal", () => {
  const ai = product(2, { description: "<p>Old</p>", descriptionSource: "ai" });
  expect(overwrittenEdits([edited, ai], [edited, { ...ai, description: "<p>New</p>" }])).toEqual(
    [],
  );
});

test("a bot's text that a bot replaced can be compared, and stays replaced", () => {
  const ai = product(2, { description: "<p>Old</p>", descriptionSource: "ai" });
  const after = [{ ...ai, description: "<p>New</p>" }];
  expect(replacedTexts([edited, ai], [edited, ...after])).toEqual([
    {
      productId: 2,
      title: "Product 2",
      mine: "<p>Old</p>",
      proposed: "<p>New</p>",
      isTaken: true,
    },
  ]);
  expect(replacedTexts([ai, product(3)], [ai, { ...ai, id: 3 }])).toEqual([]);
});

test("a newer proposal takes the place of the older for the same product", () => {
  const [one] = replacedTexts(
    [product(2, { description: "a", descriptionSource: "ai" })],
    [product(2, { description: "b", descriptionSource: "ai" })],
  );
  if (!one) throw new Error("There is one.");
  const newer = { ...one, proposed: "c" };
  expect(withProposals([one, { ...one, productId: 3 }], [newer])).toEqual([
    { ...one, productId: 3 },
    newer,
  ]);
});

test("the words of a fragment, line by line", () => {
  expect(plainText("<p>Salt &amp; <strong>pepper</strong></p><ul><li>5 &lt; 6</li></ul>")).toBe(
    "Salt & pepper\n5 < 6",
  );
});
