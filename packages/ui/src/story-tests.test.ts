import { expect, test } from "vitest";
import { publicComponents, readSources } from "./sources.ts";
import { isAsserted, isInteractive, storiesIn, storiesOf, untried } from "./story-tests.ts";

const sources = readSources();
const stories = sources
  .filter(({ file }) => file.endsWith(".stories.tsx"))
  .flatMap(({ text }) => storiesIn(text));

test("at least three of five stories assert something", () => {
  expect(stories.length).toBeGreaterThan(500);
  expect(stories.filter(isAsserted).length / stories.length).toBeGreaterThanOrEqual(0.6);
});

test("every component that answers to its user is tried with pointer, keyboard and focus", () => {
  const faults = publicComponents(sources)
    .filter(isInteractive)
    .flatMap((component) =>
      untried(storiesOf(component, sources)).map((what) => `${component.path}: no ${what}`),
    );
  expect(faults).toEqual([]);
});

test("a story asserts when its play expects something", () => {
  const file = `
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toBeVisible();
  },
});

export const Long = meta.story({ args: { title: "Gifts" }, play: nothingSticksOut });

export const Silent = meta.story({ play: async () => userEvent.tab() });

export const Hovered = meta.story({ decorators: [inState("hovered")] });
`;
  expect(storiesIn(file).map(({ name }) => name)).toEqual(["Default", "Long", "Silent", "Hovered"]);
  expect(storiesIn(file).map(isAsserted)).toEqual([true, true, false, false]);
});

test("what stories do not try is named", () => {
  expect(untried("await userEvent.click(button)")).toEqual(["keyboard", "focus"]);
  expect(untried("userEvent.click(a); userEvent.tab(); expect(a).toHaveFocus()")).toEqual([]);
});

test("a component with an event among its props is interactive", () => {
  const source = (text: string) => ({ path: "tag/Tag.tsx", folder: "tag", file: "Tag.tsx", text });
  expect(isInteractive(source("type P = {\n  readonly onRemove?: () => void;\n};"))).toBe(true);
  expect(isInteractive(source("type P = {\n  readonly online: boolean;\n};"))).toBe(false);
});
