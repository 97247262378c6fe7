import { expect, test } from "vitest";
import { offences } from "./conventions.ts";
import { publicComponents, readSources, type Source } from "./sources.ts";

const sources = readSources();
const lines = (source: Source) => source.text.trimEnd().split("\n").length;

test("no source breaks a convention", () => {
  expect(offences(sources)).toEqual([]);
});

test("no source is longer than 250 lines", () => {
  expect(sources.filter((source) => lines(source) > 250).map((source) => source.path)).toEqual([]);
});

test("half of the components are at most 100 lines long", () => {
  const sizes = publicComponents(sources)
    .map(lines)
    .toSorted((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(100);
});

test.each([
  ["Tag.css.ts", 'color: "#ff0000",'],
  ["Tag.css.ts", "  marginLeft: 4,"],
  ["Tag.css.ts", "  width: 4,"],
  ["Tag.css.ts", '  textAlign: "right",'],
  ["Tag.css.ts", 'outline: "none",'],
  ["Tag.css.ts", 'transition: "color 100ms",'],
  ["Tag.css.ts", "zIndex: 99,"],
  ["Tag.css.ts", '"[data-theme=dark] &": { display: "none" }'],
  ["Tag.tsx", "  readonly className?: string;"],
  ["Tag.tsx", 'import { Row } from "../table/parts/Row.tsx";'],
  ["Tag.stories.tsx", 'canvas.getByTestId("tag")'],
])("%s with %s is an offence", (file, text) => {
  expect(offences([{ path: `tag/${file}`, folder: "tag", file, text }])).toHaveLength(1);
});

test.each([
  ["Tag.css.ts", 'insetInlineStart: 0, maxInlineSize: "100%", zIndex: 1'],
  ["Tag.css.ts", '"(min-width: 900px)": { inlineSize: 20 }'],
  ["Tag.tsx", "<span className={styles.tag}>#1234 of 20</span>"],
  ["Tag.stories.tsx", 'href: "#feed"'],
])("%s with %s is fine", (file, text) => {
  expect(offences([{ path: `tag/${file}`, folder: "tag", file, text }])).toEqual([]);
});
