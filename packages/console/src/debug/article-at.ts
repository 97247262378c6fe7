import { patterns, type WizardStep } from "../paths.ts";

const steps: readonly WizardStep[] = [1, 2, 3, 4, 5];

/** The pages of an article, all steps of its wizard; the id is what a pattern's `:articleId` stands for. */
const articlePages = steps.map(
  (step) =>
    new RegExp(
      `^${patterns.wizard(step).replace(":articleId", "([1-9]\\d{0,14})").replace(":id", "[1-9]\\d{0,14}")}/?$`,
    ),
);

/** The article that a path's page is about, or null where the page is not one of an article. */
export function articleAt(pathname: string): number | null {
  for (const page of articlePages) {
    const id = page.exec(pathname)?.[1];
    if (id) return Number(id);
  }
  return null;
}
