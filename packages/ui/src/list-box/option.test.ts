import { expect, test } from "vitest";
import { optionSections } from "./option.ts";

test("options group by section in order of appearance, loose ones first", () => {
  const sections = optionSections([
    { id: "pt", label: "Portugal", section: "Europe" },
    { id: "br", label: "Brazil", section: "Americas" },
    { id: "any", label: "Any country" },
    { id: "es", label: "Spain", section: "Europe" },
  ]);
  expect(sections.map(({ title, options }) => [title, options.map(({ id }) => id)])).toEqual([
    [undefined, ["any"]],
    ["Europe", ["pt", "es"]],
    ["Americas", ["br"]],
  ]);
});

test("no options make no sections", () => {
  expect(optionSections([])).toEqual([]);
});
