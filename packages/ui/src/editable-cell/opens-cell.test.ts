import { expect, test } from "vitest";
import { opensCell } from "./opens-cell.ts";

const press = (key: string, modifier?: "ctrlKey" | "metaKey" | "altKey") =>
  opensCell({
    key,
    ctrlKey: modifier === "ctrlKey",
    metaKey: modifier === "metaKey",
    altKey: modifier === "altKey",
  });

test.each(["Enter", " ", "F2"])("%j opens the text as it is", (key) => {
  expect(press(key)).toEqual({});
});

test.each(["a", "é", "م", "𝒳"])("%s takes the place of the text", (key) => {
  expect(press(key)).toEqual({ replacement: key });
});

test.each(["Delete", "Backspace"])("%s clears the text", (key) => {
  expect(press(key)).toEqual({ replacement: "" });
});

test.each(["Tab", "Escape", "Shift", "ArrowDown", "Dead", "Process"])("%s opens nothing", (key) => {
  expect(press(key)).toBeUndefined();
});

test.each(["ctrlKey", "metaKey", "altKey"] as const)("a shortcut with %s opens nothing", (key) => {
  expect(press("c", key)).toBeUndefined();
  expect(press("Enter", key)).toBeUndefined();
});
