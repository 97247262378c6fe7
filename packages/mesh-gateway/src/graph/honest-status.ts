import { GraphQLError, type ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * An error decides the HTTP status only where nothing was answered, or where the token is not
 * taken: a page whose side panel failed is still a page.
 */
export const honestStatus: Plugin = {
  onExecutionResult(payload) {
    const { result } = payload;
    if (!result || !("errors" in result) || !result.errors || !hasData(result)) return;
    payload.setResult({ ...result, errors: result.errors.map(withoutStatus) });
  },
};

function hasData({ data }: ExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}

function withoutStatus(error: GraphQLError): GraphQLError {
  if (error.extensions.code === "UNAUTHENTICATED") return error;
  const { http: _, ...extensions } = error.extensions;
  return new GraphQLError(error.message, { path: error.path, extensions });
}
