import { expect, test } from "vitest";
import { disabledIds, itemGroups } from "./menu-item.ts";

test("items stand group by group, in the order of the groups", () => {
  const items = [
    { id: "rename", label: "Rename" },
    { id: "first", label: "To the first section", group: "move" },
    { id: "copy", label: "Copy" },
    { id: "last", label: "To the last section", group: "move" },
  ];
  expect(itemGroups(items).map((group) => group.map(({ id }) => id))).toEqual([
    ["rename", "copy"],
    ["first", "last"],
  ]);
  expect(itemGroups([])).toEqual([]);
});

test("an item with a reason against it cannot be chosen", () => {
  const items = [
    { id: "rename", label: "Rename" },
    { id: "delete", label: "Delete", disabledReason: "It is published." },
  ];
  expect(disabledIds(items)).toEqual(["delete"]);
});
