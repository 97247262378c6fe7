/*
 * Stands in for the package `graphql` in the console's bundle. graphql-request imports its parser
 * and printer for documents that are sent as text; the console sends hashes, so both would be
 * 11 kB (gzip) that never run.
 */

/** The one value of graphql's enumeration that graphql-request reads. */
export const Kind = { OPERATION_DEFINITION: "OperationDefinition" } as const;

/** @throws always: the console holds no document as text. */
export function parse(): never {
  throw new Error("The console sends its documents by hash; it cannot parse one.");
}

/** @throws always: the console holds no document as a tree. */
export function print(): never {
  throw new Error("The console sends its documents by hash; it cannot print one.");
}
