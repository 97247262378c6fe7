import type { SectionPatchInput } from "../../graph/generated/graphql.ts";
import type { PrioritizeSection } from "./prioritize-query.ts";

/** What the form of a section holds. */
export interface SectionValues {
  title: string;
  type: string;
  min: number | null;
  max: number | null;
}

/** The form of a section as it is now. */
export function sectionValues({ title, type, criteria }: PrioritizeSection): SectionValues {
  return { title, type, min: criteria.min, max: criteria.max };
}

/** What must be sent: what differs from the section. Null bounds have been refused before. */
export function sectionPatch(section: PrioritizeSection, values: SectionValues): SectionPatchInput {
  const { title, type, criteria } = section;
  const next = { title: values.title.trim(), type: values.type.trim() };
  const min = values.min ?? criteria.min;
  const max = values.max ?? criteria.max;
  return {
    ...(next.title === title ? {} : { title: next.title }),
    ...(next.type === type ? {} : { type: next.type }),
    ...(min === criteria.min && max === criteria.max ? {} : { criteria: { min, max } }),
  };
}

/** What is wrong with a minimum, or true. */
export function checkMin(min: number | null, { max }: SectionValues): string | true {
  if (min === null) return "Enter the fewest products.";
  return max !== null && min > max ? "The minimum should not exceed the maximum." : true;
}

/**
 * What is wrong with a maximum, or true.
 * @param products how many the section has now
 */
export function checkMax(max: number | null, products: number): string | true {
  if (max === null) return "Enter the most products.";
  if (max >= products) return true;
  return `The section has ${products} products: move some away first, or take at least ${products}.`;
}

/** The form's field for a violation's property path. */
export function sectionField(path: string): keyof SectionValues | null {
  const name = path.replace(/^criteria\./, "");
  return name === "title" || name === "type" || name === "min" || name === "max" ? name : null;
}
