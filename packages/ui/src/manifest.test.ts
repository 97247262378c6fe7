import { expect, test } from "vitest";
import { gaps, variantLists, variantProps } from "./manifest.ts";
import { publicComponents, readSources, type Source } from "./sources.ts";

const sources = readSources();
const paths = new Set(sources.map((source) => source.path));

test("every component and every variant of its props is in a story", () => {
  expect(gaps(sources)).toEqual([]);
});

test("every component exports its own name", () => {
  const faults = publicComponents(sources)
    .filter(({ file, text }) => {
      const name = file.replace(".tsx", "");
      return !new RegExp(`export (async )?(function|const) ${name}\\b`).test(text);
    })
    .map(({ path }) => path);
  expect(faults).toEqual([]);
});

test("every stories file has a Default story and belongs to a component", () => {
  const faults = sources
    .filter(({ file, folder }) => file.endsWith(".stories.tsx") && folder !== "foundations")
    .flatMap(({ path, text }) => {
      const component = path.replace(/(\.\w+)?\.stories\.tsx$/, ".tsx");
      const isFirst = path === component.replace(".tsx", ".stories.tsx");
      const hasDefault = /export const Default = meta\.story\(/.test(text);
      return [
        ...(isFirst && !hasDefault ? [`${path}: no Default story`] : []),
        ...(paths.has(component) ? [] : [`${path}: no component`]),
      ];
    });
  expect(faults).toEqual([]);
});

const stories = ({ path }: Source, source: Source) =>
  source.path.startsWith(path.replace(".tsx", ".")) && source.path.endsWith(".stories.tsx");

test.each(publicComponents(sources).map((component) => [component.path, component] as const))(
  "%s is missed when its stories are gone",
  (path, component) => {
    const others = sources.filter((source) => !stories(component, source));
    expect(gaps(others)).toContain(`${path}: no stories`);
  },
);

const shownVariants = publicComponents(sources).flatMap((component) =>
  variantProps(component, sources).flatMap((prop) =>
    prop.values
      .filter((value) => !component.text.includes(`${prop.name} = "${value}"`))
      .map((value) => [component.path, prop, value, component] as const),
  ),
);

test.each(shownVariants.map(([path, prop, ...rest]) => [path, prop.name, prop, ...rest] as const))(
  "%s is missed without a story of its %s",
  (path, name, prop, value, component) => {
    const without = sources.map((source) =>
      stories(component, source)
        ? {
            ...source,
            text: source.text.replaceAll(`"${value}"`, '"other"').replaceAll(".map(", ".each("),
          }
        : source,
    );
    expect(gaps(without)).toContain(`${path}: ${name} "${value}" in no story`);
    expect(prop.values).toContain(value);
  },
);

test("props take their variants from lists and from their types", () => {
  const file = (name: string, text: string): Source => ({
    path: `tag/${name}`,
    folder: "tag",
    file: name,
    text,
  });
  const sheet = file(
    "Tag.css.ts",
    `export const tagSizes = ["small", "large"] as const;
export type TagSize = (typeof tagSizes)[number];`,
  );
  const tag = file(
    "Tag.tsx",
    `export type TagProps = {
  readonly size?: styles.TagSize;
  readonly side?: "start" | "end";
  readonly level?: 2 | 3;
};
export function Tag({ size = "small", side }: TagProps) {}`,
  );
  expect(variantLists(sheet.text)).toEqual([{ name: "tagSizes", values: ["small", "large"] }]);
  expect(variantProps(tag, [sheet]).map(({ name, values }) => [name, ...values])).toEqual([
    ["size", "small", "large"],
    ["side", "start", "end"],
  ]);
  const one = file("Tag.stories.tsx", 'meta.story({ args: { side: "end" } })');
  expect(gaps([sheet, tag, one])).toEqual([
    'tag/Tag.tsx: size "large" in no story',
    'tag/Tag.tsx: side "start" in no story',
  ]);
  const all = file(
    "Tag.stories.tsx",
    'meta.story({ args: { side: "end" } }); <Tag side="start" />; tagSizes.map((size) => size)',
  );
  expect(gaps([sheet, tag, all])).toEqual([]);
});
