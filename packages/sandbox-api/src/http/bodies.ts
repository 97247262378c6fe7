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
    (request, body, done) => {
      const text = body.toString();
      if (text === "") return done(null, undefined);
      void parse(request, text, (error, value) => {
        if (error) return done(new ProblemError(400, "Syntax error"));
        if (mayBeUnstorable(text) && !isStorable(value)) {
          return done(new ProblemError(400, "The body contains characters that are not text."));
        }
        done(null, value);
      });
    },
  );
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    payload.on("error", done);
    payload.on("end", () => done(null, undefined));
  });
}

/** NUL and lone surrogates, which Postgres refuses, can only arrive as escapes. */
function mayBeUnstorable(text: string): boolean {
  return /\\u(?:0000|d[89a-f])/i.test(text);
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
