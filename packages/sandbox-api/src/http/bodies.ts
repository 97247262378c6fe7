import type { FastifyInstance } from "fastify";
import { ProblemError } from "./problem.ts";

/**
 * Reads JSON and merge-patch bodies. An empty one counts as none; types that no call takes are
 * left to the operation, which refuses them.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser(
    ["application/json", "application/merge-patch+json"],
    { parseAs: "string" },
    (request, text, done) => {
      if (text === "") return done(null, undefined);
      void parse(request, text.toString(), (error, value) =>
        error ? done(new ProblemError(400, "Syntax error")) : done(null, value),
      );
    },
  );
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    payload.on("error", done);
    payload.on("end", () => done(null, undefined));
  });
}
