const special: Readonly<Record<string, string>> = { ø: "o", ł: "l", ı: "i" };

/** Lower case without accents, as the database's `fold_text` makes it for the search column. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[øłı]/g, (letter) => special[letter] ?? letter);
}

/** The words of a text, folded, in order; digits count as letters. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
