import { expect, test } from "vitest";
import { texts } from "../finetune/testing.ts";
import { checklistItems, finalChecks, finalFlags } from "./final-checks.ts";
import type { FinalArticle } from "./final-query.ts";

const product = (id: number, description: string | null = "<p>Steel.</p>", status = true) => ({
  id,
  status,
  description,
  sectionPriority: 1,
});
const article = (
  change: Partial<FinalArticle> = {},
  products = [product(1), product(2)],
): FinalArticle => ({
  id: 12,
  title: null,
  siteDetails: null,
  image: "https://cdn.example/cup.png",
  updatedAt: null,
  hasProducts: false,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasGeneratedArticle: false,
  content: texts(),
  prompts: { member: [{ ideas: { member: [{ ideaProducts: products }] } }] },
  sections: {
    member: [{ id: 5, title: "Grinders", criteria: { min: 2 }, ideaProducts: products }],
  },
  ...change,
});
const open = (given: FinalArticle) =>
  finalChecks(given).flatMap(({ id, isDone, hint }) => (isDone ? [] : [`${id}: ${hint}`]));

test("a finished article has nothing open", () => {
  expect(open(article())).toEqual([]);
});

test("an empty article lacks everything, and the steps that mend it are named", () => {
  const empty = article({ content: null, image: null, sections: { member: [] } }, []);
  const checks = finalChecks(empty);
  expect(checks.every(({ isDone }) => !isDone)).toBe(true);
  expect(checks.map(({ step }) => step)).toEqual([1, 2, 3, 4, 4, 4, 4]);
  expect(checklistItems(checks, 3, 12)[2]).toMatchObject({
    href: "/admin/site/3/articles/12/generate",
    isDone: false,
  });
});

test("what exactly is missing is counted and named", () => {
  const products = [product(1), product(2, null), product(3, null, false)];
  expect(open(article({}, products))).toEqual([
    "descriptions: 1 of 2 products has no description.",
  ]);
  expect(open(article({}, [product(1)]))).toEqual(["sections: Too few in Grinders."]);
  const thin = texts({ conclusion: "", sections: [{ sectionId: 5, title: "Grinders", body: "" }] });
  expect(open(article({ content: thin }))).toEqual([
    "frame: Missing: conclusion.",
    "bodies: 1 of 1 section is not complete.",
  ]);
});

test("the flags say what the article holds, whatever they said before", () => {
  expect(finalFlags(article())).toEqual({
    hasProducts: true,
    hasSections: true,
    hasGeneratedDescriptions: true,
    hasGeneratedArticle: true,
  });
  const bare = article(
    { content: null, sections: { member: [] }, hasGeneratedArticle: true, hasSections: true },
    [product(1, null)],
  );
  expect(finalFlags(bare)).toEqual({
    hasProducts: true,
    hasSections: false,
    hasGeneratedDescriptions: false,
    hasGeneratedArticle: false,
  });
});
