import { expect, test } from "vitest";
import { dragData, draggedId } from "./drag-data.ts";

test.each([7, "7", "", "a b"])("the id %j survives the journey", (id) => {
  expect(draggedId("sections", dragData("sections", id))).toBe(id);
});

test.each([
  ["an item of other lists", dragData("elsewhere", 7)],
  ["a drag of something else", { id: 7 }],
  ["no id", { dragGroup: "sections", id: null }],
])("%s is not taken", (_, data) => {
  expect(draggedId("sections", data)).toBeUndefined();
});
