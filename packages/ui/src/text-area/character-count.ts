/** How a text stands against its limit, in characters as a reader counts them. */
export type CharacterCount = {
  readonly count: number;
  /** "134 of 160". */
  readonly text: string;
  readonly isOver: boolean;
  /** What to announce: nothing far from the limit, else what is left or too much. */
  readonly announcement: string;
};

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Counts a text against a limit; the last tenth before the limit is worth announcing. */
export function characterCount(value: string, limit: number): CharacterCount {
  const count = [...graphemes.segment(value)].length;
  const left = limit - count;
  const isOver = left < 0;
  const text = isOver ? `${-left} over ${limit}` : `${count} of ${limit}`;
  const isNear = left <= limit / 10;
  const announcement = isOver ? `${-left} characters too many` : `${left} characters left`;
  return { count, text, isOver, announcement: isNear ? announcement : "" };
}
