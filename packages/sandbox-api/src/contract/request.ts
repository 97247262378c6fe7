import type { FastifyRequest } from "fastify";
import { notFound, ProblemError, ViolationError } from "../http/problem.ts";
import type { ParameterNode } from "./document.ts";
import type { Operation } from "./operations.ts";
import type { Validate, Validator } from "./validator.ts";
import { violationsOf } from "./violations.ts";

/** The checked parts of a request. */
export interface RequestParts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * A function that checks requests of one call and converts their parameters.
 * It throws a ProblemError: 404 (or 400) for an impossible path, 400 for a bad query or no body, 415 for
 * another content type, 422 with violations for a body that breaks its schema.
 */
export function createRequestReader(
  operation: Operation,
  validator: Validator,
): (request: FastifyRequest) => RequestParts {
  const queryNodes = operation.parameters.filter((parameter) => parameter.in === "query");
  const validPath = validator.parameters(
    operation.parameters.filter(({ in: at }) => at === "path"),
  );
  const validQuery = validator.parameters(queryNodes);
  const validBodies = new Map(
    [...operation.bodies].map(([type, pointer]) => [type, validator.schema(pointer)]),
  );
  return (request) => ({
    params: readPath(request, operation, validPath),
    query: readQuery(request, queryNodes, validQuery),
    body: validBodies.size > 0 ? readBody(request, operation, validBodies) : undefined,
  });
}

function readPath(
  request: FastifyRequest,
  operation: Operation,
  valid: Validate,
): Record<string, unknown> {
  const params = { ...(request.params as Record<string, string>) };
  const [violation] = violationsOf(valid(params));
  if (!violation) return params;
  if (operation.responses.has(404)) throw notFound();
  throw new ProblemError(400, `"${violation.propertyPath}" in the path: ${violation.message}`);
}

function readQuery(
  request: FastifyRequest,
  nodes: ParameterNode[],
  valid: Validate,
): Record<string, unknown> {
  const given = request.query as Record<string, unknown>;
  const query = Object.fromEntries(
    nodes
      .filter(({ name }) => given[name] !== undefined)
      .map(({ name, schema }) => [
        name,
        schema.type === "boolean" ? flag(given[name]) : given[name],
      ]),
  );
  const [violation] = violationsOf(valid(query));
  if (violation) {
    const { propertyPath, message } = violation;
    throw new ProblemError(400, `Query parameter "${propertyPath}": ${message}`);
  }
  return query;
}

/** `?full`, `?full=1` and `?full=true` mean the same. */
function flag(value: unknown): unknown {
  if (value === "" || value === "1") return true;
  return value === "0" ? false : value;
}

function readBody(
  request: FastifyRequest,
  operation: Operation,
  valid: Map<string, Validate>,
): unknown {
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === undefined && !operation.bodyRequired) return undefined;
  const validate = valid.get(type ?? "");
  if (!validate) {
    const takes = [...valid.keys()].join(", ");
    throw new ProblemError(415, `The content type "${type ?? ""}" is not supported. Use ${takes}.`);
  }
  if (type === "multipart/form-data") return undefined;
  if (request.body === undefined) {
    if (!operation.bodyRequired) return undefined;
    throw new ProblemError(400, "The request has no body.");
  }
  const violations = violationsOf(validate(request.body));
  if (violations.length > 0) throw new ViolationError(violations);
  return request.body;
}
