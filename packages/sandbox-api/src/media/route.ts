import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open.ts";
import { found } from "../http/problem.ts";
import { findMedia } from "./store.ts";

/** Serves stored files to anybody. A file never changes, since its id comes from its bytes. */
export function serveMedia(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { id: string } }>("/media/:id", async (request, reply) => {
    const { contentType, bytes } = found(await findMedia(db, request.params.id));
    return reply
      .type(contentType)
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      })
      .send(Buffer.from(bytes));
  });
}
