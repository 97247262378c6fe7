import { expect, test } from "vitest";
import { reorder } from "./move.ts";
import { moveMenu, readMove } from "./move-menu.ts";

const destinations = [
  { id: 7, title: "Slow mornings" },
  { id: "none", title: "Unassigned" },
];

test("the menu offers every way and every other list", () => {
  expect(moveMenu(1, 4, destinations).map(({ label }) => label)).toEqual([
    "Move up",
    "Move down",
    "Move to the top",
    "Move to the bottom",
    "Move to Slow mornings",
    "Move to Unassigned",
  ]);
});

test.each([
  [0, 3, ["up", "first"]],
  [2, 3, ["down", "last"]],
  [1, 3, []],
  [0, 1, ["up", "down", "first", "last"]],
] as const)("at %i of %i these are disabled: %o", (index, count, disabled) => {
  const reasons = moveMenu(index, count, []).filter(({ disabledReason }) => disabledReason);
  expect(reasons.map(({ id }) => id)).toEqual(disabled);
});

test.each([
  ["up", "acbd"],
  ["down", "abdc"],
  ["first", "cabd"],
  ["last", "abdc"],
])("%s makes %s of abcd when c moves", (choice, expected) => {
  const items = ["a", "b", "c", "d"].map((id) => ({ id }));
  const move = readMove(choice, 2, 4, destinations);
  const index = move?.kind === "within" ? move.index : -1;
  expect(
    reorder(items, ["c"], index)
      .map(({ id }) => id)
      .join(""),
  ).toBe(expected);
});

test.each([
  ["to 0", 7],
  ["to 1", "none"],
])("%s leads to the list %s", (choice, destination) => {
  expect(readMove(choice, 0, 1, destinations)).toEqual({ kind: "away", destination });
});

test.each(["to 2", "to x", "", "sideways"])("'%s' means nothing", (choice) => {
  expect(readMove(choice, 0, 1, destinations)).toBeUndefined();
});
