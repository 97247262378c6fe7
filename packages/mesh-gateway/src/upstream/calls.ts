import { readFileSync } from "node:fs";
import type { OpenAPI3 } from "openapi-typescript";
import { operationsOf, type Operation } from "../contract/operations.ts";
import { fileLimit, imageLimit } from "../limits.ts";
import { pathPatternOf } from "./path-check.ts";
import { timeoutOf } from "./timeouts.ts";

/** A call of the contract with the gateway's policies for it. */
export interface Call extends Operation {
  pathPattern: RegExp;
  timeoutMs: number;
  /** Largest file it takes, in bytes. */
  fileLimit: number;
  /** Whether the reply is a file. */
  binary: boolean;
  /** Whether the same request may share one reply within a GraphQL request. */
  shareable: boolean;
}

/** All calls of the contract by operationId, which is also the graph's field. */
export function readCalls(): Map<string, Call> {
  const file = new URL("../../generated/openapi.json", import.meta.url);
  const contract = JSON.parse(readFileSync(file, "utf8")) as OpenAPI3;
  return new Map(
    operationsOf(contract).map((operation) => [
      operation.id,
      {
        ...operation,
        pathPattern: pathPatternOf(operation),
        timeoutMs: timeoutOf(operation.id),
        fileLimit: operation.id === "uploadSiteFiles" ? imageLimit : fileLimit,
        binary: operation.replyType !== undefined && !operation.replyType.includes("json"),
        shareable: operation.method === "GET" && operation.rootType === "query",
      },
    ]),
  );
}
