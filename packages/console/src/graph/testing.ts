import type { GraphDocument } from "./document.ts";

/** A document as codegen leaves it, for tests. */
export function testDocument<TData = unknown, TVariables extends object = object>(
  operation: string,
): GraphDocument<TData, TVariables> {
  const document = { __meta__: { operation, hash: `sha256:${operation.toLowerCase()}` } };
  return document as unknown as GraphDocument<TData, TVariables>;
}

/** A reply of the gateway. */
export function graphReply(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/graphql-response+json", ...headers },
  });
}
