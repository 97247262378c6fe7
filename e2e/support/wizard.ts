import type { Page } from "@playwright/test";
import { expect } from "./stack.ts";

/** Articles of the seed's first site, by how far they are. */
export const seeded = {
  /** The whole article is written; complete. */
  finished: 1,
  /** Sections hold products with priorities; no descriptions. */
  prioritized: 4,
  /** Sections without products. */
  sectioned: 5,
  /** Ideas with selected products, no sections. */
  composed: 6,
  /** A prompt only. */
  prompted: 7,
  /** Nothing at all. */
  empty: 8,
} as const;

/** What the steps are called in the address and on the page. */
const headings = {
  compose: "Compose",
  "prioritize-products": "Prioritize",
  generate: "Descriptions",
  finetune: "Fine-tune",
  final: "Final",
} as const;

/** The last part of a step's address. */
export type StepName = keyof typeof headings;

/** The path of a step of an article of the first site. */
export function stepPath(article: number, step: StepName): string {
  return `/admin/site/1/articles/${article}/${step}`;
}

/** Waits until a step is shown. */
export async function expectStep(page: Page, step: StepName): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: headings[step] })).toBeVisible();
}

/** Goes to a step by its address, which is a page load; somebody must be signed in. */
export async function openStep(page: Page, article: number, step: StepName): Promise<void> {
  await page.goto(stepPath(article, step));
  await expectStep(page, step);
}

/** Waits until the header says that everything is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved /)).toBeVisible();
}

/** The foot's button to the next step. */
export function nextButton(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).last();
}

/** Chooses an item of the menu behind the first button of that name. */
export async function chooseFrom(page: Page, button: string | RegExp, item: RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** A step-1 idea's list of products: the first that is open, or the one whose title holds a text. */
export function productsOf(page: Page, idea = "") {
  return page.getByRole("list", { name: new RegExp(`^Products for .*${idea}`) }).first();
}

/** Whether the page can be scrolled sideways, as it is when something is cut off. */
export async function isCutOff(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}
