import { GraphError } from "./graph-error.ts";

/**
 * A root field of the graph that is null only where its call failed.
 * @throws GraphError when it is null all the same
 */
export function required<T>(value: T | null | undefined, field: string): T {
  if (value == null) {
    throw new GraphError(`The reply holds no ${field}.`, { code: "BAD_UPSTREAM_RESPONSE" });
  }
  return value;
}
