/** Roughly how many tokens a text is: four characters each, as a rule of thumb. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
