import { expect, test } from "vitest";
import { acceptanceOf, isAccepted } from "./accepted.ts";

const story = {
  id: "actions-button--primary",
  file: "Button.stories.tsx",
  width: 1200,
  height: 900,
};
const other = { ...story, id: "actions-button--default" };
const inputs = new Map([[story.file, "1a"]]);

test("an accepted picture stays accepted while its inputs stay the same", () => {
  const accepted = acceptanceOf([{ story }], inputs);
  expect(isAccepted({ story }, accepted, inputs)).toBe(true);
  expect(isAccepted({ story }, accepted, new Map([[story.file, "2b"]]))).toBe(false);
});

test("what nobody accepted is not accepted", () => {
  expect(isAccepted({ story: other }, acceptanceOf([{ story }], inputs), inputs)).toBe(false);
  expect(isAccepted({ story }, {}, new Map())).toBe(false);
});

test("a story is written down once, in the order of ids", () => {
  expect(Object.keys(acceptanceOf([{ story }, { story }, { story: other }], inputs))).toEqual([
    "actions-button--default",
    "actions-button--primary",
  ]);
});
