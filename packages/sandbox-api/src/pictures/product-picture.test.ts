import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { pictograms, isPictured } from "./pictograms.ts";
import { renderProductPicture } from "./product-picture.ts";

test("every subject has a small picture that renders", () => {
  for (const subject of Object.keys(pictograms).filter(isPictured)) {
    const svg = renderProductPicture(subject, 3);
    expect(svg.length).toBeLessThan(2048);
    expect(new Resvg(svg).render().width).toBe(400);
  }
});

test("the same picture on every call, another one for the next product", () => {
  expect(renderProductPicture("coffee", 1)).toBe(renderProductPicture("coffee", 1));
  expect(renderProductPicture("coffee", 1)).not.toBe(renderProductPicture("coffee", 2));
});
