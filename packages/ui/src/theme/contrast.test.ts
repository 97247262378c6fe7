import { describe, expect, test } from "vitest";
import { contrast, flatten, legible, mix, parseHex, toHex } from "./contrast.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { contrastPairs } from "./pairs.ts";

describe.each(Object.entries({ light, dark }))("%s theme", (_name, palette) => {
  test.each(contrastPairs(palette))("$name reaches $minimum", (pair) => {
    expect(contrast(pair.foreground, pair.background)).toBeGreaterThanOrEqual(pair.minimum);
  });

  test("hover and press of a solid can be told apart", () => {
    for (const voice of [palette.accent, ...Object.values(palette.tone)]) {
      const states = new Set([voice.solid, voice.solidHover, voice.solidPressed]);
      expect(states.size).toBe(3);
    }
  });
});

test("contrast follows the figures published by WCAG", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("flatten lays a translucent colour on an opaque one", () => {
  expect(flatten("#00000080", "#ffffff")).toBe("#7f7f7f");
  expect(flatten("#ff000000", "#123456")).toBe("#123456");
  expect(toHex(parseHex("#12345680"))).toBe("#12345680");
});

test("legible stops at the first colour that reads, or says that none does", () => {
  expect(legible("#000000", "#ffffff", ["#ffffff"])).toBe("#000000");
  expect(contrast(legible("#cccccc", "#000000", ["#ffffff"], 7), "#ffffff")).toBeGreaterThan(7);
  expect(() => legible("#eeeeee", mix("#eeeeee", "#ffffff", 1), ["#ffffff"])).toThrow(
    /reaches 4.6/,
  );
});

test("a text that is no colour is refused", () => {
  expect(() => parseHex("indigo")).toThrow(/write it as #rrggbb/);
  expect(() => parseHex("#12")).toThrow(/not a colour/);
});
