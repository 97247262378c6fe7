import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server for feeds. */
export interface FeedServer {
  /** Base URL without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves texts by their path; any other path is a 404.
 * @param files path, as in "/gifts.csv", to text
 */
export async function startFeedServer(
  files: Readonly<Record<string, string>>,
): Promise<FeedServer> {
  const server = createServer((request, response) => {
    const text = files[request.url ?? ""];
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "text/plain" });
    response.end(text ?? "There is no such feed.");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
