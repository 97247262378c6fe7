import type { Source } from "./sources.ts";

/** A list of variants that a stylesheet declares: `export const sizes = ["a", "b"] as const`. */
export type VariantList = { readonly name: string; readonly values: readonly string[] };

/** The lists of variants that a stylesheet declares. */
export function variantLists(stylesheet: string): VariantList[] {
  const lists = stylesheet.matchAll(/export const (\w+) = \[([^\]]*)\] as const/g);
  return Array.from(lists, ([, name = "", items = ""]) => ({
    name,
    values: Array.from(items.matchAll(/"([^"]+)"/g), ([, value = ""]) => value),
  }));
}

/**
 * Variants that no story of the folder shows. A story shows a variant when it names it or goes
 * through the whole list.
 * @returns one line per variant that is missing, e.g. `button: buttonVariants "quiet"`.
 */
export function missingVariants(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file, folder }) => file.endsWith(".css.ts") && folder !== "theme")
    .flatMap(({ text, folder }) => {
      const stories = sources
        .filter((source) => source.folder === folder && source.file.endsWith(".stories.tsx"))
        .map((source) => source.text)
        .join("\n");
      return variantLists(text).flatMap(({ name, values }) =>
        stories.includes(`${name}.map(`)
          ? []
          : values
              .filter((value) => !stories.includes(`"${value}"`))
              .map((value) => `${folder}: ${name} "${value}"`),
      );
    });
}
