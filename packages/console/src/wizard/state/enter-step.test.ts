import { expect, test, vi } from "vitest";
import { paths } from "../../paths.ts";
import type { ArticleGraph } from "./article-facts.ts";
import { arrivalAt, enterStep } from "./enter-step.ts";
import { createWizardStore } from "./wizard-store.ts";

const place = { siteId: 7, articleId: 12 };
const empty: ArticleGraph = { hasGeneratedArticle: false };
const described: ArticleGraph = {
  hasGeneratedArticle: true,
  sections: {
    member: [{ ideaProducts: [{ status: true, sectionPriority: 1, description: "<p>Good.</p>" }] }],
  },
};
const reload = { isPageLoad: true, from: null };
const coming = (from: string) => ({ isPageLoad: false, from });

test.for([
  [paths.wizard(7, 12, 1), 1],
  [paths.wizard(7, 12, 5), 5],
  [paths.wizard(7, 13, 3), null],
  [paths.wizard(8, 12, 3), null],
  [paths.siteTab(7, "articles"), null],
] as const)("who comes from %s comes from step %o", ([from, step]) => {
  expect(arrivalAt(place, coming(from))).toEqual({ isPageLoad: false, from: step });
});

test("GUARD-2 a page load enters any step, whatever the article holds", () => {
  const store = createWizardStore();
  expect(enterStep({ ...place, step: 4 }, empty, reload, store)).toBeNull();
  expect(store.get()).toMatchObject({ step: 4, articleId: 12 });
});

test("GUARD-4 a refused step leads to the path of an earlier one and is not entered", () => {
  const store = createWizardStore();
  const refused = enterStep({ ...place, step: 3 }, empty, coming(paths.wizard(7, 12, 1)), store);
  expect(refused).toBe("/admin/site/7/articles/12/compose");
  expect(store.get().step).toBe(1);
});

test("an open step is entered and its article known", () => {
  const store = createWizardStore();
  const change = vi.fn<() => void>();
  const stop = store.subscribe(change);
  expect(enterStep({ ...place, step: 4 }, described, coming("/admin"), store)).toBeNull();
  expect(store.get()).toMatchObject({ step: 4, facts: { hasDescriptions: true } });
  expect(change).toHaveBeenCalledTimes(2);
  stop();
  store.dispatch({ type: "reset" });
  expect(change).toHaveBeenCalledTimes(2);
});

test("GUARD-5 step 4 asks those from step 3 for content, those from the list for priorities", () => {
  const article = { ...described, hasGeneratedArticle: false };
  const from3 = coming(paths.wizard(7, 12, 3));
  const step4 = { ...place, step: 4 as const };
  expect(enterStep(step4, article, from3, createWizardStore())).toBe(paths.wizard(7, 12, 3));
  const fromList = coming(paths.siteTab(7, "articles"));
  expect(enterStep(step4, article, fromList, createWizardStore())).toBeNull();
});

test("who is on a step stays there, even when it would be closed by now", () => {
  const store = createWizardStore();
  enterStep({ ...place, step: 3 }, described, reload, store);
  const again = coming(paths.wizard(7, 12, 3));
  expect(enterStep({ ...place, step: 3 }, empty, again, store)).toBeNull();
  expect(store.get().step).toBe(3);
});
