import { expect, test } from "vitest";
import { gridGap, layoutFor } from "./grid-layout.ts";

test.each([
  [0, "tile", 1],
  [272, "compact", 1],
  [340, "tile", 2],
  [720, "tile", 4],
  [1150, "tile", 6],
  [1800, "tile", 10],
] as const)("%i px hold %ss in %i columns", (width, variant, columns) => {
  expect(layoutFor(width, "tile")).toMatchObject({ variant, columns });
});

test("compact cards stay compact at every width", () => {
  expect(layoutFor(1200, "compact")).toMatchObject({ variant: "compact", columns: 3 });
});

test("columns never need more room than there is", () => {
  for (let width = 340; width < 2600; width += 7) {
    const { columns } = layoutFor(width, "tile");
    expect(columns * 164 + (columns - 1) * gridGap).toBeLessThanOrEqual(width);
  }
});
