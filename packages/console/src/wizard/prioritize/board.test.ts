import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changedSections,
  excessAfter,
  hasAssignments,
  moveProducts,
  productsOf,
  type Board,
  type Move,
} from "./board.ts";

const board: Board = {
  sections: [
    { id: 5, productIds: [1, 2] },
    { id: 6, productIds: [3] },
  ],
  unassigned: [4, 7],
};
const move = (productIds: number[], to: number | null, before: number | null = null): Move => ({
  productIds,
  to,
  before,
});

test("a product moves to the end of another section, or before one of its products", () => {
  const atEnd = moveProducts(board, move([1], 6));
  expect(productsOf(atEnd, 5)).toEqual([2]);
  expect(productsOf(atEnd, 6)).toEqual([3, 1]);
  expect(productsOf(moveProducts(board, move([1], 6, 3)), 6)).toEqual([1, 3]);
});

test("within a section the order changes, and nothing else", () => {
  const reordered = moveProducts(board, move([2], 5, 1));
  expect(productsOf(reordered, 5)).toEqual([2, 1]);
  expect(reordered.sections[1]).toBe(board.sections[1]);
});

test("a product leaves its section for the unassigned, and comes back", () => {
  const left = moveProducts(board, move([2], null, 7));
  expect(left.unassigned).toEqual([4, 2, 7]);
  expect(moveProducts(left, move([2], 5)).sections[0]).toEqual(board.sections[0]);
});

test("several products move together, in their order", () => {
  const moved = moveProducts(board, move([4, 1], 6, 3));
  expect(productsOf(moved, 6)).toEqual([4, 1, 3]);
  expect(moved.unassigned).toEqual([7]);
});

test("a maximum that a move would exceed is found, before anything moves", () => {
  expect(excessAfter(board, move([4], 5), 3)).toBe(0);
  expect(excessAfter(board, move([4, 7], 5), 3)).toBe(1);
  expect(excessAfter(board, move([1, 4], 5), 3)).toBe(0);
});

test("reordering a section that is over its maximum already is no excess", () => {
  expect(excessAfter(board, move([2], 5, 1), 1)).toBe(0);
});

test("only the sections that changed are sent, with all their products from priority 1", () => {
  expect(changedSections(board.sections, board.sections)).toEqual([]);
  expect(changedSections(moveProducts(board, move([2], 5, 1)).sections, board.sections)).toEqual([
    {
      id: 5,
      ideaProducts: [
        { id: 2, sectionPriority: 1 },
        { id: 1, sectionPriority: 2 },
      ],
    },
  ]);
  expect(changedSections(moveProducts(board, move([3], null)).sections, board.sections)).toEqual([
    { id: 6, ideaProducts: [] },
  ]);
});

test("a board has assignments as soon as one section has a product", () => {
  expect(hasAssignments(board)).toBe(true);
  expect(hasAssignments(moveProducts(board, move([1, 2, 3], null)))).toBe(false);
});

test("no moves lose or double a product, and what is sent leads the server to the same board", () => {
  const anyMove = fc.record({
    productIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 7), { minLength: 1 }),
    to: fc.constantFrom(5, 6, null),
    before: fc.constantFrom(1, 2, 3, 4, 7, null),
  });
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 12 }), (moves) => {
      const end = moves.reduce(moveProducts, board);
      const all = [...end.sections.flatMap(({ productIds }) => productIds), ...end.unassigned];
      expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 7]);
      const sent = new Map(
        changedSections(end.sections, board.sections).map(({ id, ideaProducts }) => [
          id,
          ideaProducts,
        ]),
      );
      for (const { id, productIds } of end.sections) {
        const server = sent.get(id)?.map((product) => product.id) ?? productsOf(board, id);
        expect(server).toEqual(productIds);
      }
    }),
  );
});
