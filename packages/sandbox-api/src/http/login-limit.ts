import type { FastifyContextConfig } from "fastify";
import { isJsonObject } from "../json.ts";
import { ProblemError } from "./problem.ts";

/** At most 60 attempts a minute for one user name: all callers share the gateway's address. */
export const loginLimit: FastifyContextConfig = {
  rateLimit: {
    max: 60,
    timeWindow: "1 minute",
    hook: "preHandler",
    keyGenerator: ({ body }) =>
      isJsonObject(body) && typeof body.username === "string" ? body.username : "",
    errorResponseBuilder: (_request, { after }) =>
      new ProblemError(429, `Too many attempts to log in. Try again in ${after}.`),
  },
};
