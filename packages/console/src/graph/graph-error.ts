/** What is wrong with one property of what was sent. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/** Kinds of failure: the gateway's public codes, and those of the way to it. */
export const graphErrorCodes = [
  "BAD_REQUEST",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "VALIDATION_FAILED",
  "REQUEST_ENTITY_TOO_LARGE",
  "RATE_LIMITED",
  "UPSTREAM_ERROR",
  "BAD_UPSTREAM_RESPONSE",
  "UPSTREAM_UNREACHABLE",
  "UPSTREAM_TIMEOUT",
  /** The gateway does not know the operation: it runs another version than this page. */
  "VERSION_MISMATCH",
  /** The gateway was not reached. */
  "OFFLINE",
  "UNKNOWN",
] as const;

/** One kind of failure. */
export type GraphErrorCode = (typeof graphErrorCodes)[number];

/** What is known of a failed call. */
export interface GraphErrorDetails {
  code: GraphErrorCode;
  /** HTTP status of the API host's or else the gateway's reply; null when there was none. */
  status?: number | null;
  violations?: Violation[];
  /** Names the call in the gateway's log. */
  requestId?: string | null;
  /** Name of the operation that failed. */
  operation?: string | null;
  cause?: unknown;
}

/** A call to the graph that failed; the message is the server's own, where it sent one. */
export class GraphError extends Error {
  override readonly name = "GraphError";
  readonly code: GraphErrorCode;
  readonly status: number | null;
  readonly violations: Violation[];
  readonly requestId: string | null;
  readonly operation: string | null;

  constructor(message: string, details: GraphErrorDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? null;
    this.violations = details.violations ?? [];
    this.requestId = details.requestId ?? null;
    this.operation = details.operation ?? null;
  }
}

/** True for what a call throws after its signal was aborted. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

const passing: readonly GraphErrorCode[] = [
  "OFFLINE",
  "UPSTREAM_UNREACHABLE",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_ERROR",
  "RATE_LIMITED",
];

/** Whether the same call may succeed a moment later. */
export function mayPass(error: unknown): boolean {
  return error instanceof GraphError && passing.includes(error.code);
}
