import { expect, test } from "vitest";
import { stepStatus } from "./step-status.ts";

const plain = { title: "Prioritize" };
const blocked = { title: "Prioritize", blockedReason: "Select a product first" };

test.each([
  ["the open step is current", plain, 1, 1, "current"],
  ["the open step is current even when something would block it", blocked, 1, 1, "current"],
  ["a step before is complete", plain, 0, 1, "complete"],
  ["going back is never blocked", blocked, 0, 1, "complete"],
  ["a step ahead without a reason against it is available", plain, 2, 1, "available"],
  [
    "a step ahead that was done before is complete",
    { ...plain, isComplete: true },
    2,
    1,
    "complete",
  ],
  ["a step ahead with a reason against it is not available", blocked, 2, 1, "unavailable"],
  ["a reason goes before what was done", { ...blocked, isComplete: true }, 2, 1, "unavailable"],
] as const)("%s", (_name, step, index, current, expected) => {
  expect(stepStatus(step, index, current)).toBe(expected);
});
