/** A whole number from 0 that depends only on the text (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * One of several ways to say something: always the same for the same seed.
 * @param seed what the choice depends on
 * @throws Error when there is nothing to choose from
 */
export function choose<T>(choices: readonly T[], seed: string): T {
  const chosen = choices[hashOf(seed) % choices.length];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}
