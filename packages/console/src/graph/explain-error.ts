import { GraphError, type GraphErrorCode } from "./graph-error.ts";

/** A failure in words for an operator. */
export interface Explanation {
  /** What happened, as a heading without a full stop. */
  title: string;
  /** What is safe, and what to do next. */
  text: string;
}

const explanations: Record<GraphErrorCode, Explanation> = {
  BAD_REQUEST: {
    title: "The request was refused",
    text: "Nothing was changed. Reload the page, then try again.",
  },
  UNAUTHENTICATED: {
    title: "Your session has ended",
    text: "Unsaved edits are kept in this browser. Sign in again to go on.",
  },
  FORBIDDEN: {
    title: "You may not do this",
    text: "Nothing was changed. Ask an administrator for access.",
  },
  NOT_FOUND: {
    title: "This no longer exists",
    text: "Someone may have deleted it. Go back to the list and reload it.",
  },
  VALIDATION_FAILED: {
    title: "Some values were not accepted",
    text: "Nothing was changed. Correct the marked fields and try again.",
  },
  REQUEST_ENTITY_TOO_LARGE: {
    title: "The file is too large",
    text: "Nothing was uploaded. Choose a smaller file.",
  },
  RATE_LIMITED: {
    title: "Too many requests at once",
    text: "Nothing was changed. Wait a minute, then try again.",
  },
  UPSTREAM_ERROR: {
    title: "The API could not do this",
    text: "What was saved before is safe. Try again; if it fails again, report the request id.",
  },
  BAD_UPSTREAM_RESPONSE: {
    title: "The API sent an answer that cannot be read",
    text: "The change may have been made: reload before you try again.",
  },
  UPSTREAM_UNREACHABLE: {
    title: "The API cannot be reached",
    text: "What was saved before is safe. Try again in a moment.",
  },
  UPSTREAM_TIMEOUT: {
    title: "The API took too long",
    text: "The work may still finish: reload in a minute before you try again.",
  },
  VERSION_MISMATCH: {
    title: "The console has been updated",
    text: "Unsaved edits are kept in this browser. Reload the page to get the new version.",
  },
  OFFLINE: {
    title: "The console has no connection",
    text: "Unsaved edits are kept in this browser. Check your network, then try again.",
  },
  UNKNOWN: {
    title: "Something went wrong",
    text: "What was saved before is safe. Reload the page; if it fails again, report the request id.",
  },
};

/**
 * Explains anything thrown, in a sentence for the heading and one or two for what to do.
 * A violation that names no property speaks for itself and replaces the general text.
 */
export function explainError(error: unknown): Explanation {
  if (!(error instanceof GraphError)) return explanations.UNKNOWN;
  const general = error.violations.find((violation) => violation.propertyPath === "");
  const explanation = explanations[error.code];
  return general ? { title: explanation.title, text: general.message } : explanation;
}

/**
 * The violations of a form's fields.
 * @returns property path to message; the first message of each property, none for other errors
 */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof GraphError)) return {};
  return Object.fromEntries(
    error.violations
      .filter(({ propertyPath }) => propertyPath !== "")
      .toReversed()
      .map(({ propertyPath, message }) => [propertyPath, message]),
  );
}
