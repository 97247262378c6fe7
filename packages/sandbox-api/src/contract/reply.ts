import { ProblemError } from "../http/problem.ts";
import type { Operation } from "./operations.ts";
import type { Validator } from "./validator.ts";
import { violationsOf } from "./violations.ts";

/** Checks what a call answers. @throws ProblemError when it is not what the contract says */
export type CheckReply = (operation: Operation, status: number, body: unknown) => void;

/** Answers that any call may give, whatever the contract names. */
const always = new Set([405, 415, 429, 500]);

/** A check of replies against the contract; one that lets everything pass when not enabled. */
export function createReplyChecker(validator: Validator, enabled: boolean): CheckReply {
  if (!enabled) return () => {};
  return (operation, status, body) => {
    if (always.has(status)) return;
    const response = operation.responses.get(status);
    if (!response) throw breach(operation, `has no response ${status}.`);
    if (response.schema === undefined) {
      if (body !== undefined) throw breach(operation, `must not have a body with ${status}.`);
      return;
    }
    if (body instanceof Uint8Array) {
      if (response.contentType?.endsWith("json")) throw breach(operation, "must answer JSON.");
      return;
    }
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const [violation] = violationsOf(validator.schema(response.schema)(sent));
    if (violation) {
      const { propertyPath, message } = violation;
      throw breach(operation, `breaks the contract at "${propertyPath}" (${status}): ${message}`);
    }
  };
}

function breach({ id, method, path }: Operation, what: string): ProblemError {
  return new ProblemError(500, `The reply of ${id} (${method} ${path}) ${what}`);
}
