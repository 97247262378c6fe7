import { publicComponents, type Source } from "./sources.ts";
import { storiesOf } from "./story-tests.ts";

/** A list of variants that a stylesheet declares: `export const sizes = ["a", "b"] as const`. */
export type VariantList = { readonly name: string; readonly values: readonly string[] };

/** A prop of a component that takes one of several words. */
export type VariantProp = VariantList & {
  /** The list that the words come from, when they come from one. */
  readonly list?: string | undefined;
};

const wordsIn = (text: string) =>
  Array.from(text.matchAll(/"([^"]+)"/g), ([, value = ""]) => value);

/** The lists of variants that a stylesheet declares. */
export function variantLists(stylesheet: string): VariantList[] {
  const lists = stylesheet.matchAll(/export const (\w+) = \[([^\]]*)\] as const/g);
  return Array.from(lists, ([, name = "", items = ""]) => ({ name, values: wordsIn(items) }));
}

/** Every list of variants by the name of its type: `export type Size = (typeof sizes)[number]`. */
function listsByType(sources: readonly Source[]): ReadonlyMap<string, VariantList> {
  return new Map(
    sources
      .filter(({ file }) => file.endsWith(".css.ts"))
      .flatMap(({ text }) =>
        variantLists(text).flatMap((list) => {
          const type = new RegExp(`export type (\\w+) = \\(typeof ${list.name}\\)`).exec(text)?.[1];
          return type === undefined ? [] : [[type, list] as const];
        }),
      ),
  );
}

/** The props of a component that take one of several words, written out or from a list. */
export function variantProps(component: Source, sources: readonly Source[]): VariantProp[] {
  const types = listsByType(sources);
  const props = component.text.matchAll(/^ {2}readonly (\w+)\??:\s*([^;]+);/gm);
  return Array.from(props).flatMap(([, name = "", type = ""]): VariantProp[] => {
    const words = /^[|\s]*"[^"]+"(\s*\|\s*"[^"]+")+$/.test(type) ? wordsIn(type) : undefined;
    if (words) return [{ name, values: words }];
    const list = types.get(type.replace(/^styles\./, ""));
    return list ? [{ name, values: list.values, list: list.name }] : [];
  });
}

/** Whether stories give a prop this word, or the component takes it by default. */
function isShown(prop: VariantProp, value: string, stories: string, component: Source): boolean {
  if (prop.list !== undefined && stories.includes(`${prop.list}.map(`)) return true;
  const given = new RegExp(`\\b${prop.name}(: |=|: \\[)"${value}"`);
  const byDefault = new RegExp(`\\b${prop.name} = "${value}"`);
  return given.test(stories) || byDefault.test(component.text);
}

/**
 * What no story shows: components without stories, and variants of their props.
 * @returns one line per gap, e.g. `button/Button.tsx: no stories`, `…: variant "quiet" in no story`.
 */
export function gaps(sources: readonly Source[]): string[] {
  return publicComponents(sources).flatMap((component) => {
    const stories = storiesOf(component, sources);
    if (!stories.includes("meta.story(")) return [`${component.path}: no stories`];
    return variantProps(component, sources).flatMap((prop) =>
      prop.values
        .filter((value) => !isShown(prop, value, stories, component))
        .map((value) => `${component.path}: ${prop.name} "${value}" in no story`),
    );
  });
}
