import { ClientError } from "graphql-request";
import {
  GraphError,
  graphErrorCodes,
  isAborted,
  type GraphErrorCode,
  type GraphErrorDetails,
  type Violation,
} from "./graph-error.ts";

const codesByStatus: Record<number, GraphErrorCode> = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  413: "REQUEST_ENTITY_TOO_LARGE",
  422: "VALIDATION_FAILED",
  429: "RATE_LIMITED",
  502: "UPSTREAM_UNREACHABLE",
  503: "UPSTREAM_UNREACHABLE",
  504: "UPSTREAM_TIMEOUT",
};

/** Codes that the server's libraries use, under the name that this console knows. */
const aliases: Record<string, GraphErrorCode> = {
  PERSISTED_QUERY_NOT_FOUND: "VERSION_MISMATCH",
  PERSISTED_QUERY_NOT_IN_LIST: "VERSION_MISMATCH",
  PERSISTED_QUERY_NOT_SUPPORTED: "VERSION_MISMATCH",
  GRAPHQL_VALIDATION_FAILED: "VERSION_MISMATCH",
  BAD_USER_INPUT: "BAD_REQUEST",
  INTERNAL_SERVER_ERROR: "UNKNOWN",
};

/**
 * Turns whatever a call threw into what screens understand.
 * @param error thrown by graphql-request or fetch
 * @returns a GraphError; an aborted call's error is returned as it is
 */
export function readError(error: unknown, operation: string): unknown {
  if (isAborted(error) || error instanceof GraphError) return error;
  if (error instanceof ClientError) return fromReply(error, operation);
  const isNetwork = error instanceof TypeError;
  return new GraphError(
    isNetwork ? "The gateway was not reached." : "The reply was not readable.",
    {
      code: isNetwork ? "OFFLINE" : "BAD_UPSTREAM_RESPONSE",
      operation,
      cause: error,
    },
  );
}

function fromReply({ response }: ClientError, operation: string): GraphError {
  const errors = response.errors ?? [];
  const isRefused = (entry: (typeof errors)[number]) =>
    codeOf(record(entry.extensions)["code"]) === "UNAUTHENTICATED";
  const chosen = errors.find(isRefused) ?? errors[0];
  const extensions = record(chosen?.extensions);
  const status = typeof extensions["status"] === "number" ? extensions["status"] : response.status;
  const requestId = extensions["requestId"] ?? response.headers.get("x-request-id");
  const details: GraphErrorDetails = {
    code: codeOf(extensions["code"]) ?? codesByStatus[status] ?? "UNKNOWN",
    status,
    violations: violationsOf(extensions["violations"]),
    requestId: typeof requestId === "string" ? requestId : null,
    operation,
  };
  return new GraphError(chosen?.message ?? `The gateway answered ${response.status}.`, details);
}

function codeOf(value: unknown): GraphErrorCode | undefined {
  if (typeof value !== "string") return undefined;
  if (Object.hasOwn(aliases, value)) return aliases[value];
  return graphErrorCodes.find((code) => code === value);
}

function violationsOf(value: unknown): Violation[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { propertyPath, message } = record(entry);
    return typeof propertyPath === "string" && typeof message === "string"
      ? [{ propertyPath, message }]
      : [];
  });
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
