import type { FastifyError, FastifyInstance } from "fastify";
import type { ErrorCode } from "../errors/public-error.ts";
import { inMegabytes, jsonLimit } from "../limits.ts";

/** A failure in the form of a GraphQL reply, for requests that do not reach the graph. */
export function graphFailure(code: ErrorCode, message: string, status: number) {
  return { errors: [{ message, extensions: { code, status } }] };
}

/** Failures outside the graph: too large, too often, not readable, or a fault of the gateway. */
export function addFailureHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const { code, message } = explained(status);
    void reply.status(status).header("cache-control", "no-store");
    return reply.send(graphFailure(code, message, status));
  });
}

function explained(status: number): { code: ErrorCode; message: string } {
  switch (status) {
    case 413: {
      const message = `A request without files may have ${inMegabytes(jsonLimit)} at most.`;
      return { code: "REQUEST_ENTITY_TOO_LARGE", message };
    }
    case 415:
      return { code: "BAD_REQUEST", message: "Send JSON, or multipart/form-data with files." };
    case 429:
      return { code: "RATE_LIMITED", message: "Too many requests: wait a minute." };
    default:
      return status < 500
        ? { code: "BAD_REQUEST", message: "The request cannot be read." }
        : { code: "INTERNAL_SERVER_ERROR", message: "Something went wrong in the gateway." };
  }
}
