import { expect, test } from "vitest";
import { inBothThemes } from "./both-themes.ts";

type Story = { parameters: Record<string, unknown> };
const story: Story = { parameters: { a11y: { test: "error", options: { iframes: false } } } };
const makeRoot = () => ({ dataset: {} as DOMStringMap }) as HTMLElement;

test("every rule runs in light, those about colours again in dark", async () => {
  const root = makeRoot();
  const runs: unknown[] = [];
  await inBothThemes<Story>(
    ({ parameters }) => runs.push([root.dataset["theme"], parameters["a11y"]]),
    () => root,
  )(story);
  const options = { iframes: false, resultTypes: ["violations"] };
  expect(runs).toEqual([
    ["light", { test: "error", options }],
    [
      "dark",
      { test: "error", options: { ...options, runOnly: ["color-contrast", "link-in-text-block"] } },
    ],
  ]);
});

test.each(["light", "dark"])("a violation in %s fails and names the theme", async (theme) => {
  const root = makeRoot();
  const check = () => {
    if (root.dataset["theme"] === theme) throw new Error("color-contrast: 2.1 of 4.5");
  };
  await expect(inBothThemes<Story>(check, () => root)(story)).rejects.toThrow(
    `In the ${theme} theme: color-contrast: 2.1 of 4.5`,
  );
});

test("two themes without a violation pass", async () => {
  await expect(inBothThemes<Story>(() => {}, makeRoot)(story)).resolves.toBeUndefined();
});
