import { expect, test } from "vitest";
import { checkMax, checkMin, sectionField, sectionPatch, sectionValues } from "./section-form.ts";
import { testSection } from "./testing.ts";

const section = testSection(5, [1, 2]);
const values = sectionValues(section);

test("the form holds the section, and sends what differs", () => {
  expect(values).toEqual({ title: "Section 5", type: "theme", min: 1, max: 5 });
  expect(sectionPatch(section, values)).toEqual({});
  expect(sectionPatch(section, { ...values, title: " Grinders " })).toEqual({ title: "Grinders" });
  expect(sectionPatch(section, { ...values, type: "budget", max: 6 })).toEqual({
    type: "budget",
    criteria: { min: 1, max: 6 },
  });
});

test("a minimum above the maximum is wrong, and so is none", () => {
  expect(checkMin(5, values)).toBe(true);
  expect(checkMin(6, values)).toContain("should not exceed");
  expect(checkMin(null, values)).toContain("Enter");
});

test("a maximum that the section exceeds already is refused, with what to do", () => {
  expect(checkMax(2, 2)).toBe(true);
  expect(checkMax(1, 2)).toContain("move some away first");
  expect(checkMax(null, 2)).toContain("Enter");
});

test("violations of the criteria stand at their fields", () => {
  expect(["title", "criteria.min", "criteria.max", "position"].map(sectionField)).toEqual([
    "title",
    "min",
    "max",
    null,
  ]);
});
