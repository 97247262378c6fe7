/** What is wrong with one property of a body. */
export interface Violation {
  /** For example `settingsSite.country` or `products[0].id`. */
  propertyPath: string;
  message: string;
}

/** The body of an error, as RFC 9457 and API Platform have it. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  violations?: Violation[];
}

/** An error that is answered as problem+json. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  /** @param detail one sentence for the reader of the reply */
  constructor(status: number, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.problem = { type: `/errors/${status}`, title: "An error occurred", status, detail };
    this.headers = headers;
  }
}

/** A body that can be read but breaks the rules of its entity: 422 with violations. */
export class ViolationError extends ProblemError {
  constructor(violations: Violation[]) {
    super(422, violations.map(sentence).join("\n"));
    this.problem.type = `/validation_errors/${violations[0]?.propertyPath || "body"}`;
    this.problem.violations = violations;
  }
}

function sentence({ propertyPath, message }: Violation): string {
  return propertyPath === "" ? message : `${propertyPath}: ${message}`;
}

/** 404, as for an id that does not exist. */
export function notFound(detail = "Not Found"): ProblemError {
  return new ProblemError(404, detail);
}

/**
 * The row, or 404.
 * @throws ProblemError when there is none
 */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** 422 with one violation. */
export function violation(propertyPath: string, message: string): ViolationError {
  return new ViolationError([{ propertyPath, message }]);
}
