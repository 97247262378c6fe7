import { GraphQLError } from "graphql";

/** What the `code` of an error's extensions can be. */
export type ErrorCode =
  | "BAD_REQUEST"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "REQUEST_ENTITY_TOO_LARGE"
  | "VALIDATION_FAILED"
  | "RATE_LIMITED"
  | "INTERNAL_SERVER_ERROR"
  | "UPSTREAM_ERROR"
  | "BAD_UPSTREAM_RESPONSE"
  | "UPSTREAM_UNREACHABLE"
  | "UPSTREAM_TIMEOUT";

/** What is wrong with one property of an input. */
export interface Violation {
  propertyPath: string;
  message: string;
}

const published = new WeakSet<GraphQLError>();

/**
 * An error that clients may see.
 * @param status HTTP status of the reply, when nothing else could be answered
 */
export function publicError(
  code: ErrorCode,
  message: string,
  status: number,
  violations?: Violation[],
): GraphQLError {
  const error = new GraphQLError(message, {
    extensions: { code, status, ...(violations ? { violations } : {}), http: { status } },
  });
  published.add(error);
  return error;
}

/** Whether the error was made by {@link publicError}. */
export function isPublic(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && published.has(error);
}
