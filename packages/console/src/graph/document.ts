import type { TypedDocumentString } from "./generated/graphql.ts";

/** An operation of the graph with the types of its result and variables, made by `graphql(…)`. */
export type GraphDocument<TData, TVariables> = TypedDocumentString<TData, TVariables>;

/** What is left of a document at run time: the gateway knows its text by the hash. */
export interface DocumentMeta {
  operation: string;
  /** Algorithm and digest, as in `sha256:…`. */
  hash: string;
}

/** @throws Error when the document is not a generated one: run `pnpm codegen` in packages/console. */
export function documentMeta(document: GraphDocument<unknown, never>): DocumentMeta {
  const { operation, hash } = document.__meta__ ?? {};
  if (typeof operation !== "string" || typeof hash !== "string") {
    throw new Error(
      "This document has not been generated: run `pnpm codegen` in packages/console and commit the result.",
    );
  }
  return { operation, hash };
}
