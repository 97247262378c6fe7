import { expect, test } from "vitest";
import { boardOf, boardProducts, serverSections } from "./read-board.ts";
import { testBoardArticle, testBoardProduct, testSection } from "./testing.ts";

const article = testBoardArticle(
  [
    testBoardProduct(1, { status: true, sectionId: 5 }),
    testBoardProduct(2, { status: false }),
    testBoardProduct(3, { status: true }),
    testBoardProduct(4, { status: true }),
  ],
  [testSection(5, [1]), testSection(6)],
);
const server = serverSections(article);
const ids = [...boardProducts(article).keys()];

test("the board shows the selected products and whatever a section has", () => {
  expect([...boardProducts(article).keys()]).toEqual([1, 3, 4]);
  const withDeselected = testBoardArticle([], [testSection(5, [testBoardProduct(9)])]);
  expect([...boardProducts(withDeselected).keys()]).toEqual([9]);
});

test("what no section has is unassigned", () => {
  expect(boardOf(server, server, ids)).toEqual({
    sections: [
      { id: 5, productIds: [1] },
      { id: 6, productIds: [] },
    ],
    unassigned: [3, 4],
  });
});

test("an older arrangement loses what is gone, and new sections are as the server has them", () => {
  const arranged = [
    { id: 4, productIds: [3] },
    { id: 5, productIds: [77, 4] },
  ];
  const newer = [...server, { id: 7, productIds: [3] }];
  expect(boardOf(arranged, newer, [1, 3, 4])).toEqual({
    sections: [
      { id: 5, productIds: [4] },
      { id: 6, productIds: [] },
      { id: 7, productIds: [3] },
    ],
    unassigned: [1],
  });
});

test("a product that two sections name stands in the first", () => {
  const twice = [
    { id: 5, productIds: [1] },
    { id: 6, productIds: [1, 3] },
  ];
  expect(boardOf(twice, server, [1, 3]).sections).toEqual([
    { id: 5, productIds: [1] },
    { id: 6, productIds: [3] },
  ]);
});

test("an article without prompts and sections has an empty board", () => {
  const empty = { ...article, prompts: null, sections: null };
  expect(boardOf([], serverSections(empty), boardProducts(empty).keys())).toEqual({
    sections: [],
    unassigned: [],
  });
});
