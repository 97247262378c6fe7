import fc from "fast-check";
import { expect, test } from "vitest";
import { moveItems, reorder } from "./move.ts";

type Item = { readonly id: string };
type Board = readonly { readonly id: string; readonly items: readonly Item[] }[];

const itemOf = (id: string): Item => ({ id });
const board: Board = [
  { id: "first", items: ["a", "b", "c", "d"].map(itemOf) },
  { id: "second", items: ["x", "y"].map(itemOf) },
  { id: "empty", items: [] },
];
const shown = (sections: Board) =>
  sections.map(({ items }) => items.map(({ id }) => id).join("")).join("|");
const move = (ids: readonly string[], sectionId: string, index: number) =>
  moveItems(board, ids, { sectionId, index });

test.each([
  [["a"], "first", 3, "bcad|xy|"],
  [["d"], "first", 0, "dabc|xy|"],
  [["b"], "first", 4, "acdb|xy|"],
  [["a"], "second", 1, "bcd|xay|"],
  [["a"], "empty", 0, "bcd|xy|a"],
  [["d", "a"], "second", 0, "bc|adxy|"],
  [["c", "x"], "second", 1, "abd|cxy|"],
  [["a", "c"], "first", 2, "bacd|xy|"],
  [["y"], "first", 99, "abcdy|x|"],
] as const)("%o before %s %i gives %s", (ids, sectionId, index, expected) => {
  expect(shown(move(ids, sectionId, index))).toBe(expected);
});

test.each([
  ["an item before itself", ["b"], "first", 1],
  ["an item after itself", ["b"], "first", 2],
  ["neighbours among themselves", ["b", "c"], "first", 2],
  ["an unknown item", ["nobody"], "second", 0],
  ["an unknown section", ["a"], "nowhere", 0],
  ["nothing", [], "second", 0],
] as const)("moving %s changes nothing", (_, ids, sectionId, index) => {
  expect(move(ids, sectionId, index)).toBe(board);
});

test("a section that is not concerned stays the same object", () => {
  const next = move(["a"], "empty", 0);
  expect(next[1]).toBe(board[1]);
  expect(next[0]).not.toBe(board[0]);
});

test("one list is reordered by the same rules", () => {
  const items = ["a", "b", "c"].map(itemOf);
  expect(reorder(items, ["a"], 3).map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect(reorder(items, ["a"], 1)).toBe(items);
});

const anyMove = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 5 }).chain((sizes) => {
  const sections: Board = sizes.map((size, at) => ({
    id: `s${at}`,
    items: Array.from({ length: size }, (_, number) => itemOf(`${at}.${number}`)),
  }));
  const all = sections.flatMap(({ items }) => items.map(({ id }) => id));
  return fc.record({
    sections: fc.constant(sections),
    ids: fc.shuffledSubarray(all),
    sectionId: fc.constantFrom(...sections.map(({ id }) => id)),
    index: fc.nat({ max: 8 }),
  });
});

const idsOf = (sections: Board) => sections.flatMap(({ items }) => items.map(({ id }) => id));

test("nothing is lost, nothing is doubled, the given board is left alone", () => {
  fc.assert(
    fc.property(anyMove, ({ sections, ids, sectionId, index }) => {
      const before = shown(sections);
      const next = moveItems(sections, ids, { sectionId, index });
      expect(idsOf(next).toSorted()).toEqual(idsOf(sections).toSorted());
      expect(shown(sections)).toBe(before);
    }),
  );
});

test("what moves stands together in the target, what stays keeps its order", () => {
  fc.assert(
    fc.property(anyMove, ({ sections, ids, sectionId, index }) => {
      const wanted = new Set(ids);
      const next = moveItems(sections, ids, { sectionId, index });
      const target = next.find(({ id }) => id === sectionId)?.items.map(({ id }) => id) ?? [];
      const moved = idsOf(sections).filter((id) => wanted.has(id));
      const start = Math.max(
        0,
        target.findIndex((id) => wanted.has(id)),
      );
      expect(target.slice(start, start + moved.length)).toEqual(moved);
      for (const [at, section] of sections.entries()) {
        const stays = ({ id }: Item) => !wanted.has(id);
        expect(next[at]?.items.filter(stays)).toEqual(section.items.filter(stays));
      }
    }),
  );
});

test("moving back where it came from restores the board", () => {
  fc.assert(
    fc.property(anyMove, ({ sections, ids, sectionId, index }) => {
      const id = ids[0];
      const home = sections.find(({ items }) => items.some((item) => item.id === id));
      if (id === undefined || !home) return;
      const homeIndex = home.items.findIndex((item) => item.id === id);
      const away = moveItems(sections, [id], { sectionId, index });
      const isBehind = home.id === sectionId && index <= homeIndex;
      const back = moveItems(away, [id], {
        sectionId: home.id,
        index: isBehind ? homeIndex + 1 : homeIndex,
      });
      expect(shown(back)).toBe(shown(sections));
    }),
  );
});
