import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Changes the text of a reply. */
export type Alteration = (text: string) => string;

/** The sandbox with some of its replies changed: what no seed and no fault can make it answer. */
export interface AlteredApi {
  /** Base URL without a trailing slash; the API is below `/api`. */
  url: string;
  /** From now on changes the replies of a path, as in "/api/debugs". */
  alter(path: string, alteration: Alteration): void;
  /** Passes every reply on as it is again. */
  restore(): void;
  stop(): Promise<void>;
}

/** Starts it on a free port of loopback. @param sandboxUrl where everything is passed on to */
export async function startAlteredApi(sandboxUrl: string): Promise<AlteredApi> {
  const alterations = new Map<string, Alteration>();
  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url = "/", headers } = request;
    const { authorization, "content-type": contentType } = headers;
    const body = await bodyOf(request);
    const reply = await fetch(sandboxUrl + url, {
      method,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(contentType ? { "content-type": contentType } : {}),
      },
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await reply.text();
    const alteration = alterations.get(new URL(url, sandboxUrl).pathname);
    response.writeHead(reply.status, {
      "content-type": reply.headers.get("content-type") ?? "application/json",
    });
    response.end(alteration ? alteration(text) : text);
  };
  const server = createServer((request, response) => void passOn(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    alter: (path, alteration) => void alterations.set(path, alteration),
    restore: () => alterations.clear(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
