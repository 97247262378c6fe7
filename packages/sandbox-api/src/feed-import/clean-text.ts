const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

/**
 * A feed's text as plain text on one line: without tags, control characters and named entities,
 * which shops often leave in.
 */
export function cleanText(text: string): string {
  return (
    text
      .replaceAll(/<\/?[a-z][^<>]*>/gi, " ")
      .replaceAll(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
      .replaceAll(/&#(\d{2,6});/g, (whole, code: string) => characterOf(Number(code)) ?? whole)
      // Postgres refuses NUL, and nothing shows the others.
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim()
  );
}

function characterOf(code: number): string | undefined {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : undefined;
}
