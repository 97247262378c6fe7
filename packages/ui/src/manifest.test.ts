import { expect, test } from "vitest";
import { missingVariants, variantLists } from "./manifest.ts";
import { publicComponents, readSources, type Source } from "./sources.ts";

const sources = readSources();
const paths = new Set(sources.map((source) => source.path));

test("every component has a stories file beside it and exports its own name", () => {
  const faults = publicComponents(sources).flatMap(({ path, file, text }) => {
    const name = file.replace(".tsx", "");
    return [
      ...(paths.has(path.replace(".tsx", ".stories.tsx")) ? [] : [`${path}: no stories`]),
      ...(new RegExp(`export (async )?(function|const) ${name}\\b`).test(text)
        ? []
        : [`${path}: does not export ${name}`]),
    ];
  });
  expect(faults).toEqual([]);
});

test("every declared variant is in a story", () => {
  expect(missingVariants(sources)).toEqual([]);
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

test("a variant without a story is reported, one that is shown is not", () => {
  const file = (name: string, text: string): Source => ({
    path: `tag/${name}`,
    folder: "tag",
    file: name,
    text,
  });
  const sheet = file("Tag.css.ts", 'export const tagSizes = ["small", "large"] as const;');
  const one = file("Tag.stories.tsx", 'meta.story({ args: { size: "small" } })');
  const all = file("Tag.stories.tsx", "tagSizes.map((size) => size)");
  expect(variantLists(sheet.text)).toEqual([{ name: "tagSizes", values: ["small", "large"] }]);
  expect(missingVariants([sheet, one])).toEqual(['tag: tagSizes "large"']);
  expect(missingVariants([sheet, all])).toEqual([]);
});
