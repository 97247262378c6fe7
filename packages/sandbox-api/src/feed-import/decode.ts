import { FeedFileError } from "./row.ts";

/**
 * Decodes a file piece by piece, without its byte order mark.
 * @param encoding a label that `TextDecoder` knows
 * @throws FeedFileError when bytes are not of that encoding
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new FeedFileError(
        `The file is not valid ${encoding.toUpperCase()} throughout. Save it as UTF-8 and try again.`,
      );
    }
  };
  for await (const chunk of chunks) {
    const text = decode(chunk);
    if (text !== "") yield text;
  }
  const rest = decode();
  if (rest !== "") yield rest;
}

/**
 * Guesses the encoding from the start of a file: byte order mark, XML declaration, else UTF-8
 * where that fits, else Windows-1252.
 * @throws FeedFileError when the XML declaration names an unknown encoding
 */
export function guessEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  const start = new TextDecoder("latin1").decode(head.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  if (declared !== undefined) return knownEncoding(declared);
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

function knownEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new FeedFileError(
      `The XML declares the unknown encoding ${label}. Save it as UTF-8 and try again.`,
    );
  }
}
