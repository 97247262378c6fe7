const accidents = /\b(undefined|NaN)\b|\[object Object\]/;

/**
 * Finds text that a forgotten value left behind.
 * @returns the words around it, or `null`.
 */
export function findAccident(text: string): string | null {
  const found = accidents.exec(text);
  return found
    ? text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30)
    : null;
}

/** Fails where visible text or an accessible name holds "undefined", "NaN" or "[object Object]". */
export function assertNothingUndefined(root: HTMLElement): void {
  const names = [...root.querySelectorAll("[aria-label], [title], [alt]")].flatMap((element) =>
    ["aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  for (const text of [root.innerText, ...names]) {
    const accident = findAccident(text);
    if (accident) throw new Error(`a value is missing in this story: "…${accident}…"`);
  }
}
