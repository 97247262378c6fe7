/** What a cell says about its text. */
export type CellWords = {
  readonly saving: string;
  readonly saved: string;
  readonly failed: string;
  readonly retry: string;
};

export const plainWords: CellWords = {
  saving: "Saving…",
  saved: "Saved",
  failed: "Not saved",
  retry: "Try again",
};
