import { violation } from "../http/problem.ts";

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

/**
 * Turns a refusal by one of the database's constraints (a value that is taken, a row that does
 * not exist) into a violation.
 * @throws ViolationError in that case, else what the promise throws
 */
export async function orViolation<T>(
  result: Promise<T>,
  propertyPath: string,
  message: string,
): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === uniqueViolation || code === foreignKeyViolation) {
      throw violation(propertyPath, message);
    }
    throw error;
  }
}
