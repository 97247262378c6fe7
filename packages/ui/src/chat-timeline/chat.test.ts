import { expect, test } from "vitest";
import { roleName, sideOf } from "./chat.ts";

test.each([
  ["user", "Visitor", "end"],
  ["assistant", "Assistant", "start"],
  ["system", "System", "middle"],
  ["giftorix", "giftorix", "start"],
  ["constructor", "constructor", "start"],
])("%s is called %s and stands at the %s", (role, name, side) => {
  expect(roleName(role)).toBe(name);
  expect(sideOf(role)).toBe(side);
});
