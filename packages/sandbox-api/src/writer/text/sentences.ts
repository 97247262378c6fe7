/** The sentences of a text, with their full stops; a text without any is one sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…](?:<\/\w+>)?)\s+(?=[\p{Lu}\p{N}<"“¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
