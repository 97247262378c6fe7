import { expect, test } from "vitest";
import type { Comparison, Difference } from "./compare.ts";
import { outcomeOf } from "./outcome.ts";

const story = {
  id: "actions-button--default",
  file: "Button.stories.tsx",
  width: 1200,
  height: 900,
};
const png = Buffer.from("");
const difference: Difference = {
  story,
  theme: "dark",
  count: 12,
  pictures: { before: png, after: png, difference: png },
};
const comparison: Comparison = {
  base: "the last commit (1a2b3c4)",
  isAccepted: false,
  affected: 1,
  compared: [story],
  differences: [difference],
  left: [],
  inputs: new Map([[story.file, "1a"]]),
};

test("a difference fails and says where the pictures are and how to accept it", () => {
  const outcome = outcomeOf(comparison, {});
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  const [failure] = outcome.failures;
  expect(failure).toMatchObject({ file: story.file, title: "actions-button--default" });
  expect(failure?.message).toMatch(/dark: 12 pixels differ from the last commit/);
  expect(failure?.message).toMatch(/.test\/visual\/index.html/);
  expect(failure?.message).toMatch(/npm run visual -- --update/);
});

test("an accepted difference passes and is listed; with other inputs it fails again", () => {
  const accepted = outcomeOf(comparison, { [story.id]: "1a" });
  expect(accepted).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(accepted.lines.join("\n")).toContain("actions-button--default: dark 12 pixels");
  expect(outcomeOf(comparison, { [story.id]: "0" })).toMatchObject({ failed: 1 });
});

test("on the base branch the last change is shown, not asked about", () => {
  const outcome = outcomeOf({ ...comparison, isAccepted: true }, {});
  expect(outcome).toMatchObject({ passed: 1, failed: 0 });
  expect(outcome.lines.join("\n")).toContain("as they are on the base branch");
});

test("what could not be compared is named, and what was left out is said", () => {
  const left = [{ id: "data-table--sorted", reason: "no such row\n at play" }];
  const { lines } = outcomeOf({ ...comparison, affected: 5, differences: [], left }, {});
  expect(lines.join("\n")).toContain("data-table--sorted (no such row)");
  expect(lines.join("\n")).toContain("npm run visual compares all");
});

test("nothing to compare passes nothing", () => {
  const none = { ...comparison, affected: 0, compared: [], differences: [] };
  expect(outcomeOf(none, {})).toMatchObject({ passed: 0, failed: 0 });
});

test("without a base the sentence stands alone", () => {
  const { lines } = outcomeOf({ ...comparison, missing: "The history is cut off." }, {});
  expect(lines).toEqual(["Pictures: The history is cut off."]);
});
