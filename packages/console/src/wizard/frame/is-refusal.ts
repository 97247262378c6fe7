import { GraphError, type GraphErrorCode } from "../../graph/graph-error.ts";

const refusals: readonly GraphErrorCode[] = ["VALIDATION_FAILED", "NOT_FOUND", "FORBIDDEN"];

/**
 * Whether the server will never take what was sent, however often it is sent. After any other
 * failure, as an ended session or a lost connection, it is worth keeping.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof GraphError && refusals.includes(error.code);
}
