import type { GraphQLError } from "graphql";
import { publicError, type ErrorCode, type Violation } from "./public-error.ts";

const codes: Record<number, ErrorCode> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  413: "REQUEST_ENTITY_TOO_LARGE",
  422: "VALIDATION_FAILED",
  429: "RATE_LIMITED",
};

/** A failure reply of the API host: problem+json, or the JWT authenticator's own shape. */
interface FailureReply {
  detail?: unknown;
  message?: unknown;
  title?: unknown;
  violations?: unknown;
}

/**
 * The public error for a reply that is not 2xx. What the API host says reaches the client where
 * it is meant for people: on 4xx and on 502, which names the provider that failed.
 * @param body the reply's text
 */
export function errorOfReply(status: number, body: string): GraphQLError {
  const reply = parse(body);
  const said = [reply.detail, reply.message, reply.title].find(isText);
  if (status >= 500) {
    const message = status === 502 && said ? said : `The API host failed (${status}).`;
    return publicError("UPSTREAM_ERROR", message, status);
  }
  if (status < 400) {
    return publicError("BAD_UPSTREAM_RESPONSE", `The API host answered ${status}.`, 502);
  }
  const violations = violationsOf(reply);
  return publicError(
    codes[status] ?? "BAD_REQUEST",
    said ?? `The API host refused the request (${status}).`,
    status,
    status === 422 ? violations : undefined,
  );
}

/** The API host answered 2xx, but not with what the contract says. */
export function badReply(operation: string): GraphQLError {
  return publicError(
    "BAD_UPSTREAM_RESPONSE",
    `The API host's reply to ${operation} cannot be read.`,
    502,
  );
}

/** No connection, or one that broke. */
export function unreachable(): GraphQLError {
  return publicError("UPSTREAM_UNREACHABLE", "The API host cannot be reached.", 503);
}

/** @param ms how long the call was given */
export function timedOut(ms: number): GraphQLError {
  return publicError("UPSTREAM_TIMEOUT", `The API host did not answer within ${ms / 1000} s.`, 504);
}

function parse(body: string): FailureReply {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function violationsOf(reply: FailureReply): Violation[] {
  if (!Array.isArray(reply.violations)) return [];
  return (reply.violations as Partial<Violation>[]).map(({ propertyPath, message }) => ({
    propertyPath: String(propertyPath ?? ""),
    message: String(message ?? ""),
  }));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
