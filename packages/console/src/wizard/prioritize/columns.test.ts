import { expect, test } from "vitest";
import { moveProducts } from "./board.ts";
import { columnsOf, readMove, unassignedId } from "./columns.ts";
import { boardOf, boardProducts, sectionsOf, serverSections } from "./read-board.ts";
import { testBoardArticle, testBoardProduct, testSection } from "./testing.ts";

const article = testBoardArticle(
  [1, 2, 3, 4].map((id) => testBoardProduct(id)),
  [testSection(5, [1, 2]), testSection(6)],
);
const products = boardProducts(article);
const server = serverSections(article);
const board = boardOf(server, server, products.keys());
const shown = columnsOf(board, sectionsOf(article), products);
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test("unassigned products stand first, then the sections with their criteria", () => {
  expect(shown.map(({ id, title, criteria }) => [id, title, criteria])).toEqual([
    [unassignedId, "Unassigned", undefined],
    [5, "Section 5", { min: 1, max: 5 }],
    [6, "Section 6", { min: 1, max: 5 }],
  ]);
  expect(titles(shown[0]?.items ?? [])).toEqual(["Product 3", "Product 4"]);
});

test("a move changes its columns only", () => {
  const moved = moveProducts(board, { productIds: [3], to: 6, before: null });
  const next = columnsOf(moved, sectionsOf(article), products, shown);
  expect(next.map((column, at) => column === shown[at])).toEqual([false, true, false]);
});

test.for([
  [
    { ids: [3], sectionId: 5, index: 1 },
    { productIds: [3], to: 5, before: 2 },
  ],
  [
    { ids: ["3", 4], sectionId: "6", index: 0 },
    { productIds: [3, 4], to: 6, before: null },
  ],
  [
    { ids: [1], sectionId: unassignedId, index: 1 },
    { productIds: [1], to: null, before: 4 },
  ],
] as const)("the move %o is read as %o", ([move, read]) => {
  expect(readMove(board, { ...move, sections: [] })).toEqual(read);
});
