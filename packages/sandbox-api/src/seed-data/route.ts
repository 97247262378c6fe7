import type { FastifyInstance } from "fastify";
import { found } from "../http/problem.ts";
import { feedFile, feedPath } from "./feed-file.ts";
import { seedFeeds } from "./feeds.ts";

/**
 * Serves the seeded feeds as files, so that they can be imported without a network.
 * @param publicUrl overrides the address that is taken from the request
 */
export function serveSeedFeeds(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get<{ Params: { file: string } }>("/media/feeds/:file", async (request, reply) => {
    const path = `/media/feeds/${request.params.file}`;
    const feed = found(seedFeeds.find((candidate) => feedPath(candidate) === path));
    const type = feed.format === "xml" ? "application/xml" : "text/csv";
    return reply
      .type(`${type}; charset=utf-8`)
      .send(feedFile(feed, publicUrl ?? `${request.protocol}://${request.host}`));
  });
}
