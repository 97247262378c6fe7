/**
 * A file as a stream of small chunks, for tests.
 * @param chunkSize bytes per chunk
 */
export async function* bytesOf(
  content: string | Uint8Array,
  chunkSize = 7,
): AsyncGenerator<Uint8Array, void> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  for (let start = 0; start < bytes.length; start += chunkSize) {
    yield bytes.subarray(start, start + chunkSize);
  }
}

/** All that a stream yields, for tests. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
