import type { WizardStep } from "../../paths.ts";

/** What the steps are called, in the stepper and in the titles of their pages. */
export const stepNames: Record<WizardStep, string> = {
  1: "Compose",
  2: "Prioritize",
  3: "Descriptions",
  4: "Fine-tune",
  5: "Final",
};

/** What an article without a title is called. */
export function articleName({ id, title }: { id: number; title: string | null }): string {
  return title?.trim() || `Article ${id}`;
}

/** What an idea without a title is called. */
export function ideaName({ id, title }: { id: number; title: string | null }): string {
  return title?.trim() || `Idea ${id}`;
}
