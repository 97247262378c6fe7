import { readFileSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * Serves the built console: its hashed assets for good, and index.html, with this reply's nonce,
 * for every address that a person opens.
 * @param folder of the build
 */
export async function addConsole(app: FastifyInstance, folder: string): Promise<void> {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const sendPage = (reply: FastifyReply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(withNonce(page, reply.cspNonce.style));

  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(serveStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  for (const path of ["/", "/index.html"]) app.get(path, (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(reply) : notFound(reply),
  );
}

/** Without a build (in development Vite serves the console) everything else is not found. */
export function addNoConsole(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => notFound(reply));
}

function withNonce(page: string, nonce: string): string {
  return page.replace("<head>", `<head>\n    <meta name="csp-nonce" nonce="${nonce}" />`);
}

/** A person opens an address; scripts and pictures that are missing are missing. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    (headers.accept ?? "").includes("text/html") &&
    !/^\/(assets\/|graphql\b)/.test(url)
  );
}

function notFound(reply: FastifyReply) {
  return reply
    .status(404)
    .header("cache-control", "no-store")
    .send({ title: "Not found", status: 404 });
}
