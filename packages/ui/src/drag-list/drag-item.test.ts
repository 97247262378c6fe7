import { expect, test } from "vitest";
import { droppedIds, idToText, textToId } from "./drag-item.ts";

test.each([7, "7", "", "a b"])("the id %j survives the journey", (id) => {
  expect(textToId(idToText(id))).toBe(id);
});

test.each(["", "{}", "null", "not json"])("'%s' is no id", (text) => {
  expect(textToId(text)).toBeUndefined();
});

test("only what carries the list's own type is taken", async () => {
  const carrying = (type: string, text: string) => ({
    kind: "text" as const,
    types: new Set([type]),
    getText: () => Promise.resolve(text),
  });
  const items = [carrying("mine", "3"), carrying("theirs", "4"), carrying("mine", "oops")];
  await expect(droppedIds(items, "mine")).resolves.toEqual([3]);
});
