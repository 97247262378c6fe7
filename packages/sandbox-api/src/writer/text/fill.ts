/**
 * Fills `{name}` in a template; `{Name}` is filled with a capital.
 * @throws Error when a value is missing
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replaceAll(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = values[key];
    if (value === undefined)
      throw new Error(`The template "${template}" lacks a value for ${key}.`);
    return key === name ? value : capitalise(value);
  });
  return text.replaceAll(/\s+/g, " ").trim();
}

/** The text with a capital letter at its start. */
export function capitalise(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** `a, b and c` in the way of the language. @param and the word before the last one */
export function listOf(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}
