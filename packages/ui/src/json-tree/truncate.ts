/** Strings of more characters than this are cut until they are opened. */
export const textLimit = 200;

/** A text as it is shown closed. */
export type CutText = {
  readonly shown: string;
  /** How many characters are left out. */
  readonly rest: number;
};

/** Where the character at `at` ends, as an index; a surrogate pair is one. */
const after = (text: string, at: number) => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** How many characters a text has from `from` on. */
export function countCharacters(text: string, from = 0): number {
  let count = 0;
  for (let at = from; at < text.length; at = after(text, at)) count += 1;
  return count;
}

/** Where the first `limit` characters of a text end, as an index. */
function endOf(text: string, limit: number): number {
  let at = 0;
  for (let count = 0; count < limit && at < text.length; count += 1) at = after(text, at);
  return at;
}

/** Whether a text has more characters than the limit. */
export function isLong(text: string, limit = textLimit): boolean {
  if (text.length <= limit) return false;
  return text.length > 2 * limit || endOf(text, limit) < text.length;
}

/** The first characters of a text and how many follow; a surrogate pair is never split. */
export function cutText(text: string, limit = textLimit): CutText {
  if (!isLong(text, limit)) return { shown: text, rest: 0 };
  const end = endOf(text, limit);
  return { shown: text.slice(0, end), rest: countCharacters(text, end) };
}

/** The size of a piece of an opened text, characters. */
const pieceSize = 2000;

/**
 * Cuts an opened text into pieces that are drawn one by one, so that a megabyte costs no more than
 * what is in sight: at the end of a line where there is one, else at a space, else anywhere.
 * @returns where each piece begins.
 */
export function textPieces(text: string): number[] {
  const starts = [0];
  let from = 0;
  while (text.length - from > pieceSize) {
    const limit = from + pieceSize;
    const line = text.lastIndexOf("\n", limit - 1);
    const space = line > from ? -1 : text.lastIndexOf(" ", limit - 1);
    let end = limit;
    if (line > from) end = line + 1;
    else if (space > from + pieceSize / 2) end = space + 1;
    else if (after(text, end - 1) > end) end -= 1;
    starts.push(end);
    from = end;
  }
  return starts;
}
