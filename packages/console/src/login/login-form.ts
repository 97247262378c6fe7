import { explainError, type Explanation } from "../graph/explain-error.ts";
import { GraphError } from "../graph/graph-error.ts";

/** What an operator signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** What is wrong, per field or in general. */
export interface LoginProblem {
  username?: string;
  password?: string;
  general?: Explanation;
}

/**
 * Checks what can be known before asking the server.
 * @returns null when nothing is wrong
 */
export function checkCredentials({ username, password }: Credentials): LoginProblem | null {
  const problem: LoginProblem = {};
  if (username.trim() === "") problem.username = "Enter your username.";
  if (password === "") problem.password = "Enter your password.";
  return Object.keys(problem).length > 0 ? problem : null;
}

/** Says what a failed login means. The server does not tell which of the two is wrong. */
export function explainLogin(error: unknown): LoginProblem {
  const isRefused =
    error instanceof GraphError &&
    (error.code === "UNAUTHENTICATED" || error.code === "VALIDATION_FAILED");
  if (isRefused) return { password: "The username or the password is wrong." };
  const { title } = explainError(error);
  return { general: { title, text: "You are not signed in. Try again in a moment." } };
}
