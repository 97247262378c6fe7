type Key = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/**
 * Whether a key opens a cell that has the focus, as in a spreadsheet: Enter, Space and F2 open the
 * text as it is, a character takes its place, Delete and Backspace clear it.
 * @returns what the text is replaced by, nothing to keep it; `undefined` when the key does not open.
 */
export function opensCell(event: Key): { readonly replacement?: string } | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === "Enter" || key === " " || key === "F2") return {};
  if (key === "Delete" || key === "Backspace") return { replacement: "" };
  return /^.$/u.test(key) ? { replacement: key } : undefined;
}
