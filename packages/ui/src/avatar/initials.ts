/** Up to two letters for a name: "Ana Lúcia Prado" is "AP", "Marta" is "M", nothing is "?". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map(
    (word = "") => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ""))[0] ?? "",
  );
  return letters.join("").toLocaleUpperCase() || "?";
}
