import type { ErrorObject } from "ajv/dist/2020.js";
import type { Violation } from "../http/problem.ts";

/**
 * What a validator found, in the words of the API host: one violation per property.
 * @param errors errors of one validation with `allErrors`
 */
export function violationsOf(errors: readonly ErrorObject[]): Violation[] {
  const byPath = new Map<string, Violation>();
  for (const error of errors) {
    if (isAboutNull(error)) continue;
    const propertyPath = propertyPathOf(error);
    if (!byPath.has(propertyPath)) {
      byPath.set(propertyPath, { propertyPath, message: messageOf(error) });
    }
  }
  return [...byPath.values()];
}

/** Nullable properties fail twice: for what they are, and for not being null. */
function isAboutNull(error: ErrorObject): boolean {
  return error.keyword === "anyOf" || (error.keyword === "type" && error.params.type === "null");
}

function propertyPathOf(error: ErrorObject): string {
  const missing = error.keyword === "required" ? [String(error.params.missingProperty)] : [];
  const names = error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return [...names, ...missing]
    .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index > 0 ? "." : ""}${name}`))
    .join("");
}

function messageOf(error: ErrorObject): string {
  const limit = Number(error.params.limit);
  switch (error.keyword) {
    case "required":
      return "This value should not be blank.";
    case "type":
      return `This value should be of type ${error.params.type}.`;
    case "minLength":
      if (limit === 1) return "This value should not be blank.";
      return `This value is too short. It should have ${limit} characters or more.`;
    case "maxLength":
      return `This value is too long. It should have ${limit} characters or less.`;
    case "minimum":
      return `This value should be greater than or equal to ${limit}.`;
    case "maximum":
      return `This value should be less than or equal to ${limit}.`;
    case "minItems":
      return `This collection should contain ${limit} element${limit === 1 ? "" : "s"} or more.`;
    case "maxItems":
      return `This collection should contain ${limit} elements or less.`;
    case "enum":
      return "The value you selected is not a valid choice.";
    default:
      return "This value is not valid.";
  }
}
