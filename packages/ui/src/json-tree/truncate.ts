/** Strings of more characters than this are cut until they are opened. */
export const textLimit = 200;

/** A text as it is shown closed. */
export type CutText = {
  readonly shown: string;
  /** How many characters are left out. */
  readonly rest: number;
};

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Whether the character at `at` is the second half of a pair. */
function continuesPair(text: string, at: number): boolean {
  return isLowSurrogate(text.charCodeAt(at)) && isHighSurrogate(text.charCodeAt(at - 1));
}

/** How many characters a text has from `from` on; a surrogate pair is one. */
export function countCharacters(text: string, from = 0): number {
  let count = 0;
  for (let at = from; at < text.length; at += 1) {
    if (at === from || !continuesPair(text, at)) count += 1;
  }
  return count;
}

/** Where the first `limit` characters of a text end, as an index. */
function endOf(text: string, limit: number): number {
  let at = 0;
  for (let count = 0; count < limit && at < text.length; count += 1) {
    at += 1;
    if (continuesPair(text, at)) at += 1;
  }
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

/** Where the closed form of a text ends, as an index into it. */
export function shownLength(text: string, limit = textLimit): number {
  return isLong(text, limit) ? endOf(text, limit) : text.length;
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
    else if (continuesPair(text, end)) end -= 1;
    starts.push(end);
    from = end;
  }
  return starts;
}
