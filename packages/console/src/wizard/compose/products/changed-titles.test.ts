import { expect, test } from "vitest";
import { changedTitles } from "./changed-titles.ts";

test("only titles that differ are sent, trimmed", () => {
  const products = [
    { id: 1, title: "Mug" },
    { id: 2, title: "GRINDER 2231" },
    { id: 3, title: "Kettle" },
  ];
  expect([...changedTitles(products, ["Mug ", " Manual grinder"])]).toEqual([
    [2, "Manual grinder"],
  ]);
});
