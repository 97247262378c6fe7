import fc from "fast-check";
import { expect, test } from "vitest";
import { bannerSvg } from "./banner-svg.ts";
import { renderBanner } from "./render-banner.ts";
import { fitText } from "./wrap-text.ts";

const steps = [
  { size: 76, lines: 3 },
  { size: 46, lines: 6 },
];

test("a short headline is large, a long one smaller, an endless one cut", () => {
  expect(fitText("12 gifts for coffee lovers", 600, steps)).toMatchObject({ size: 76 });
  const long = fitText("gifts for people who love coffee ".repeat(4), 600, steps);
  expect(long.size).toBe(46);
  const endless = fitText("gifts for people who love coffee ".repeat(20), 600, steps);
  expect(endless.lines).toHaveLength(6);
  expect(endless.lines.at(-1)).toMatch(/…$/);
});

test("words of any length stay within the line", () => {
  const { lines } = fitText("Donaudampfschifffahrtsgesellschaft", 600, steps);
  expect(lines.length).toBeGreaterThan(1);
});

test("the banner names headline, tagline and site, escaped", () => {
  const svg = bannerSvg({ headline: "A <b> & C", tagline: "T", siteName: "S & S", tiles: [] });
  expect(svg).toContain("A &lt;b&gt; &amp; C");
  expect(svg).toContain("S &amp; S");
  expect(svg).toContain(">T</text>");
});

test("any text renders", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
      const png = await renderBanner({ headline: text, tagline: text, siteName: text, tiles: [] });
      expect(png.length).toBeGreaterThan(1000);
    }),
    { numRuns: 5 },
  );
});
