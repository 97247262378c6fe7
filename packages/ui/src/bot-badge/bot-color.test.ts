import { expect, test } from "vitest";
import { botColor } from "./bot-color.ts";

const named = ["wrapperix", "descriptix", "imagix", "chapterix", "priorix", "product-curatorix"];

test("DEBUG-7 each of the six bots has a colour of its own", () => {
  const colors = named.map(botColor);
  expect(new Set(colors).size).toBe(6);
  expect(colors).not.toContain("neutral");
});

test.each(["giftorix", "keywordus", "", "constructor", "wrapperix2"])(
  "DEBUG-7 '%s' gets the neutral badge",
  (bot) => {
    expect(botColor(bot)).toBe("neutral");
  },
);

test("letter case and surrounding space do not change the colour", () => {
  expect(botColor(" Wrapperix ")).toBe(botColor("wrapperix"));
});
