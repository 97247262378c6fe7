/** What to tell about a rejected promise: the words of an `Error`, or that it did not work. */
export function failureText(reason: unknown): string {
  const isTelling = reason instanceof Error && reason.message.trim() !== "";
  return isTelling ? reason.message : "That did not work. Nothing was changed; try again.";
}
