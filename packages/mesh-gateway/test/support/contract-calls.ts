import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";
import type { OpenAPI3 } from "openapi-typescript";
import { operationsOf, type Operation } from "../../src/contract/operations.ts";
import { derivedResolvers } from "../../src/graph/derived.ts";
import { relationResolvers } from "../../src/graph/relations.ts";

const generated = new URL("../../generated/", import.meta.url);

/** The bundled contract. */
export const contract = JSON.parse(
  readFileSync(new URL("openapi.json", generated), "utf8"),
) as OpenAPI3;

const schema = buildSchema(readFileSync(new URL("schema.graphql", generated), "utf8"));

/** One call of the contract with what its examples say. */
export interface ContractCall extends Operation {
  /** The graph's operation: every argument a variable, every field of the reply selected. */
  document: string;
  /** The examples of its parameters and its body. */
  variables: Record<string, unknown>;
  /** Path and query that the examples make, without the API host's prefix. */
  expectedUrl: string;
  bodyExample: unknown;
  replyStatus: number;
  replyExample: unknown;
  replyField: GraphQLField<unknown, unknown>;
}

/** All calls of the contract. */
export const contractCalls: ContractCall[] = operationsOf(contract).map(withExamples);

function withExamples(operation: Operation): ContractCall {
  const field = rootFieldOf(operation);
  const query = new URLSearchParams();
  const variables: Record<string, unknown> = {};
  let path = operation.path;
  for (const { name, in: place, example } of operation.parameters) {
    if (example === undefined) throw new Error(`${operation.id}: ${name} has no example.`);
    variables[name.replace(".", "_")] = example;
    if (place === "query") query.append(name, String(example));
    else path = path.replace(`{${name}}`, String(example));
  }
  const bodyExample = exampleOf(operation.source.requestBody);
  if (bodyExample !== undefined) variables.input = bodyExample;
  const [replyStatus, reply] = successOf(operation);
  return {
    ...operation,
    document: documentOf(operation, field),
    variables,
    expectedUrl: query.size > 0 ? `${path}?${query}` : path,
    bodyExample,
    replyStatus,
    replyExample: exampleOf(reply),
    replyField: field,
  };
}

function rootFieldOf({ id, rootType }: Operation): GraphQLField<unknown, unknown> {
  const root = rootType === "query" ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[id];
  if (!field) throw new Error(`The graph has no ${rootType} ${id}.`);
  return field;
}

function successOf(operation: Operation): [number, unknown] {
  for (const [status, reply] of Object.entries(operation.source.responses ?? {})) {
    if (status.startsWith("2")) return [Number(status), reply];
  }
  throw new Error(`${operation.id} has no success.`);
}

function exampleOf(body: unknown): unknown {
  const content = (body as { content?: Record<string, { example?: unknown }> } | undefined)
    ?.content;
  return Object.values(content ?? {})[0]?.example;
}

function documentOf(operation: Operation, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const name = `${operation.id[0]?.toUpperCase()}${operation.id.slice(1)}`;
  return [
    `${operation.rootType} ${name}${declared && `(${declared})`} {`,
    `  ${operation.id}${passed && `(${passed})`} ${selectionOf(getNamedType(field.type))}`,
    "}",
  ].join("\n");
}

function selectionOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return "";
  return `{ ${replyFieldsOf(type)
    .map((field) => `${field.name} ${selectionOf(getNamedType(field.type))}`)
    .join(" ")} }`;
}

/** The fields that a reply itself brings; relations are calls of their own, derived ones repeat it. */
export function replyFieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  if (!isObjectType(type) || isLeafType(type)) return [];
  const added = { ...relationResolvers[type.name], ...derivedResolvers[type.name] };
  return Object.values(type.getFields()).filter((field) => !Object.hasOwn(added, field.name));
}
