import { expect, test } from "vitest";
import { subjectOf } from "./subject-of.ts";

test.each([
  ["a drawing of the sandbox", "X", null, "/media/products/music-3.svg", "music"],
  ["its category", "X", "Kitchen > Coffee > Beans", null, "coffee"],
  ["its title", "Camera strap for photography", null, null, "photo"],
  ["nothing", "X", "Y", "https://img.example/1.jpg", "gift"],
])("the subject is told by %s", (_, title, category, image, subject) => {
  expect(subjectOf({ title, category, image })).toBe(subject);
});
