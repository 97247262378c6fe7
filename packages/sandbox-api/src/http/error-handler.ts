import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { AuthFailure } from "../auth/failure.ts";
import { ProblemError } from "./problem.ts";

/** Answers every error as problem+json, or as the JWT authenticator would. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof AuthFailure) return sendAuthFailure(reply, error);
    const problem = error instanceof ProblemError ? error : fromFastify(error);
    if (problem.problem.status >= 500) request.log.error(error);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      reply,
      new ProblemError(404, `No route found for "${request.method} ${request.url}"`),
    ),
  );
}

function sendProblem(reply: FastifyReply, { problem, headers }: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(headers)
    .type("application/problem+json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(problem);
}

function sendAuthFailure(reply: FastifyReply, { message }: AuthFailure): FastifyReply {
  return reply
    .code(401)
    .header("www-authenticate", "Bearer")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ code: 401, message });
}

/** Fastify's own errors say what is wrong with a request; of others nothing is told. */
function fromFastify(error: FastifyError): ProblemError {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new ProblemError(500, "Internal Server Error");
  if (status === 413) return new ProblemError(413, "The body is larger than allowed.");
  return new ProblemError(status, error.message);
}
