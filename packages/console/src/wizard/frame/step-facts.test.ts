import { expect, test } from "vitest";
import { withFact } from "./step-facts.ts";

test("a fact that is told stands beside the others, until it is taken back", () => {
  const one = withFact({}, "hasSelectedProducts", false);
  const both = withFact(one, "hasPrioritizedProducts", true);
  expect(both).toEqual({ hasSelectedProducts: false, hasPrioritizedProducts: true });
  expect(withFact(both, "hasSelectedProducts", null)).toEqual({ hasPrioritizedProducts: true });
});
