import { expect, test } from "vitest";
import {
  allIdeas,
  promptsOf,
  putIdeas,
  putPrompt,
  removeIdeas,
  removeProducts,
  replaceIdeas,
  setProducts,
  setStatuses,
} from "./article-edits.ts";
import { testArticle, testIdea, testProduct, testPrompt } from "./testing.ts";

const article = testArticle(
  testPrompt(1, [testIdea(31, [1, 2]), testIdea(32, [3])]),
  testPrompt(2, [testIdea(41)]),
);
const ids = (of: { id: number }[]) => of.map(({ id }) => id);

test("a new prompt comes last, without ideas", () => {
  const { ideas: _, ...reply } = testPrompt(3);
  const edited = putPrompt(reply)(article);
  expect(ids([...promptsOf(edited)])).toEqual([1, 2, 3]);
  expect(promptsOf(putPrompt(reply)({ ...article, prompts: null }))).toHaveLength(1);
});

test("a changed prompt keeps its ideas", () => {
  const { ideas: _, ...reply } = testPrompt(1);
  const edited = putPrompt({ ...reply, keywords: ["coffee"] })(article);
  expect(promptsOf(edited)[0]).toMatchObject({ keywords: ["coffee"], ideas: { member: [{}, {}] } });
  expect(promptsOf(edited)[1]).toBe(promptsOf(article)[1]);
});

test("more ideas follow those there, whichever of them the reply repeats", () => {
  const edited = putIdeas(1, [testIdea(32, [3, 4]), testIdea(33)])(article);
  expect(ids(allIdeas(edited))).toEqual([31, 32, 33, 41]);
  expect(ids(allIdeas(edited)[1]?.ideaProducts ?? [])).toEqual([3, 4]);
});

test("ideas are replaced where they are, unknown ones are left out", () => {
  const edited = replaceIdeas([testIdea(41, [9]), testIdea(99)])(article);
  expect(ids(allIdeas(edited))).toEqual([31, 32, 41]);
  expect(allIdeas(edited)[2]?.ideaProducts).toHaveLength(1);
});

test("ideas and products are removed, the others stay the same objects", () => {
  const withoutIdeas = removeIdeas([31, 77])(article);
  expect(ids(allIdeas(withoutIdeas))).toEqual([32, 41]);
  expect(promptsOf(withoutIdeas)[1]).toBe(promptsOf(article)[1]);
  const withoutProducts = removeProducts([2])(article);
  expect(ids(allIdeas(withoutProducts)[0]?.ideaProducts ?? [])).toEqual([1]);
  expect(allIdeas(withoutProducts)[1]).toBe(allIdeas(article)[1]);
});

test("the products of an idea are set", () => {
  const edited = setProducts(41, [testProduct(8)])(article);
  expect(allIdeas(edited)[2]?.ideaProducts).toEqual([testProduct(8)]);
});

test("statuses touch only the products that change", () => {
  const edited = setStatuses(
    new Map([
      [2, true],
      [3, false],
    ]),
  )(article);
  expect(allIdeas(edited)[0]?.ideaProducts.map(({ status }) => status)).toEqual([false, true]);
  expect(allIdeas(edited)[0]?.ideaProducts[0]).toBe(allIdeas(article)[0]?.ideaProducts[0]);
  expect(allIdeas(edited)[1]).toBe(allIdeas(article)[1]);
});

test("an edit that changes nothing returns the same article", () => {
  expect(setStatuses(new Map([[1, false]]))(article)).toBe(article);
  expect(removeIdeas([77])(article)).toBe(article);
  expect(replaceIdeas([])(article)).toBe(article);
});
