import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the API host saw it. */
export interface Received {
  method: string;
  /** Path with its query, as sent. */
  url: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Answers one request. */
export type Responder = (request: Received, response: ServerResponse) => void;

/** A real HTTP server on loopback that records what it receives. */
export interface ApiHost {
  /** With the prefix `/api`. */
  url: string;
  received: Received[];
  /** How requests are answered from now on. */
  respond: (responder: Responder) => void;
  close: () => Promise<void>;
}

/** Starts one; until told otherwise it answers 204. */
export async function startApiHost(): Promise<ApiHost> {
  let responder: Responder = (_request, response) => void response.writeHead(204).end();
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks) };
      received.push(one);
      responder(one, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    respond(next) {
      received.length = 0;
      responder = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers every request with this JSON. */
export function json(body: unknown, status = 200): Responder {
  return (_request, response) => {
    response.writeHead(status, {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
    });
    response.end(JSON.stringify(body));
  };
}
