import { expect, test } from "vitest";
import { rangeBetween, selectAll, selectionExtent, selectRows } from "./selection.ts";

const keys = ["a", "b", "c", "d", "e"];
const none = new Set<string>();
const sorted = (set: ReadonlySet<string>) => [...set].toSorted().join("");

test("a press changes one row", () => {
  expect(sorted(selectRows({ keys, selected: none, key: "b", isSelected: true }))).toBe("b");
  const selected = new Set(["a", "b"]);
  expect(sorted(selectRows({ keys, selected, key: "b", isSelected: false }))).toBe("a");
  expect(sorted(selected)).toBe("ab");
});

test.each([
  ["downwards", "b", "d", "bcd"],
  ["upwards", "d", "b", "bcd"],
  ["onto itself", "c", "c", "c"],
])("with Shift everything between becomes selected, %s", (_name, anchor, key, expected) => {
  expect(sorted(selectRows({ keys, selected: none, key, isSelected: true, anchor }))).toBe(
    expected,
  );
});

test("with Shift a range is taken away again", () => {
  const selected = new Set(keys);
  expect(sorted(selectRows({ keys, selected, key: "d", isSelected: false, anchor: "b" }))).toBe(
    "ae",
  );
});

test("an anchor that is no longer shown does not count", () => {
  expect(
    sorted(selectRows({ keys, selected: none, key: "c", isSelected: true, anchor: "x" })),
  ).toBe("c");
});

test("the header's box knows none, some and all", () => {
  expect(selectionExtent(keys, none)).toBe("none");
  expect(selectionExtent(keys, new Set(["a"]))).toBe("some");
  expect(selectionExtent(keys, new Set(keys))).toBe("all");
  expect(selectionExtent([], none)).toBe("none");
});

test("the header's box selects what is shown and keeps what is not", () => {
  const elsewhere = new Set(["z"]);
  const all = selectAll(keys, elsewhere);
  expect(sorted(all)).toBe("abcdez");
  expect(sorted(selectAll(keys, all))).toBe("z");
  expect(sorted(selectAll(keys, new Set(["b"])))).toBe("abcde");
});

test.each([
  ["b", "d", ["b", "c", "d"]],
  ["d", "b", ["b", "c", "d"]],
  ["c", "c", ["c"]],
  [undefined, "c", ["c"]],
  ["gone", "c", ["c"]],
  ["a", "gone", []],
] as const)("from %s to %s lies %o", (from, to, expected) => {
  expect(rangeBetween<string>(["a", "b", "c", "d", "e"], from, to)).toEqual(expected);
});
