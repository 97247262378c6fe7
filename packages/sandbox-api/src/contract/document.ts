import contract from "@gift-console/mesh-gateway/openapi.json" with { type: "json" };

/** Where a schema lies in the contract, as a JSON pointer. */
export type SchemaPointer = string;

/** A JSON schema; only what is read here is named. */
export interface SchemaNode {
  $ref?: string;
  type?: string;
}

/** The parts of a bundled OpenAPI document that the sandbox reads. */
export interface ContractDocument {
  paths: Record<string, PathItem>;
  components: Record<string, unknown>;
}

/** One path with its operations by lower-case method. */
export interface PathItem {
  parameters?: Referable<ParameterNode>[];
  get?: OperationNode;
  post?: OperationNode;
  patch?: OperationNode;
  delete?: OperationNode;
}

export interface OperationNode {
  operationId: string;
  security?: unknown[];
  parameters?: Referable<ParameterNode>[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, Referable<ResponseNode>>;
}

export interface ParameterNode {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: SchemaNode;
}

export interface ResponseNode {
  content?: Record<string, unknown>;
}

/** A node or a reference to one. */
export type Referable<T> = T | { $ref: string };

/** The bundled contract, the only description of the API. */
export const contractDocument = contract as unknown as ContractDocument;

/**
 * Follows a reference within the document.
 * @param node the node or a reference
 * @param pointer where the node lies
 * @returns the node itself and where it lies
 */
export function resolve<T extends object>(
  document: ContractDocument,
  node: Referable<T>,
  pointer: SchemaPointer,
): { node: T; pointer: SchemaPointer } {
  if (!("$ref" in node)) return { node, pointer };
  const target = node.$ref.slice(1);
  const value = target
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document);
  return { node: value as T, pointer: target };
}

/** Joins the names of properties into a JSON pointer, each escaped. */
export function pointerTo(...parts: string[]): SchemaPointer {
  return parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
