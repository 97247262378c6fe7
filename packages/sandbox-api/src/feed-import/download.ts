/** A feed's address that cannot be fetched. The message says why. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
}

const timeoutMs = 5 * 60_000;
/** Bytes; larger feeds have to be split. */
const largestFeed = 512 * 1024 * 1024;

/**
 * Fetches a feed, to be read as a stream.
 * @param url http or https
 * @throws DownloadError at once or while it is read
 */
export async function* downloadFeed(
  url: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  try {
    const reply = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: { accept: "application/xml, text/xml, text/csv, */*;q=0.5" },
    });
    if (!reply.ok || !reply.body) {
      await reply.body?.cancel();
      throw new DownloadError(`The feed's address answers with status ${reply.status}.`);
    }
    for await (const chunk of reply.body) {
      size += chunk.byteLength;
      if (size > largestFeed) throw new DownloadError("The feed is larger than 512 MB.");
      yield chunk;
    }
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    throw new DownloadError(
      isTimeout
        ? "The feed's address took over five minutes."
        : "The feed's address cannot be reached.",
      { cause: error },
    );
  }
}
