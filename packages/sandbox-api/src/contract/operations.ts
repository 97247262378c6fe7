import {
  pointerTo,
  resolve,
  type ContractDocument,
  type OperationNode,
  type ParameterNode,
  type PathItem,
  type Referable,
  type ResponseNode,
  type SchemaPointer,
} from "./document.ts";

/** A call of the contract, ready to be bound to a route. */
export interface Operation {
  id: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below `/api` as the contract has it, such as `/sites/{id}`. */
  path: string;
  /** False where the call works without an access token. */
  secured: boolean;
  parameters: ParameterNode[];
  bodyRequired: boolean;
  /** Schemas of the body by content type; empty where the call takes none. */
  bodies: Map<string, SchemaPointer>;
  responses: Map<number, OperationResponse>;
  /** Status of the one response that means success. */
  successStatus: number;
}

/** What a call answers with one status. */
export interface OperationResponse {
  /** Undefined where the response has no body. */
  contentType: string | undefined;
  schema: SchemaPointer | undefined;
}

const methods = ["get", "post", "patch", "delete"] as const;

/**
 * All calls of a contract.
 * @throws Error when a call has no single successful response
 */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method];
      return node ? [operation(document, path, method, item, node)] : [];
    }),
  );
}

function operation(
  document: ContractDocument,
  path: string,
  method: (typeof methods)[number],
  item: PathItem,
  node: OperationNode,
): Operation {
  const at = pointerTo("paths", path, method);
  const responses = responsesOf(document, node.responses, at);
  const [successStatus, ...others] = [...responses.keys()].filter((status) => status < 300);
  if (successStatus === undefined || others.length > 0) {
    throw new Error(`${node.operationId} must have exactly one successful response.`);
  }
  return {
    id: node.operationId,
    method: method.toUpperCase() as Operation["method"],
    path,
    secured: node.security?.length !== 0,
    parameters: parametersOf(document, [...(item.parameters ?? []), ...(node.parameters ?? [])]),
    bodyRequired: node.requestBody?.required ?? false,
    bodies: new Map(
      Object.keys(node.requestBody?.content ?? {}).map((type) => [
        type,
        at + pointerTo("requestBody", "content", type, "schema"),
      ]),
    ),
    responses,
    successStatus,
  };
}

function parametersOf(
  document: ContractDocument,
  nodes: Referable<ParameterNode>[],
): ParameterNode[] {
  return nodes.map((node) => resolve(document, node, "").node);
}

function responsesOf(
  document: ContractDocument,
  nodes: OperationNode["responses"],
  at: SchemaPointer,
): Map<number, OperationResponse> {
  return new Map(
    Object.entries(nodes).map(([status, referable]) => {
      const here = at + pointerTo("responses", status);
      const { node, pointer } = resolve<ResponseNode>(document, referable, here);
      const contentType = Object.keys(node.content ?? {})[0];
      const schema = contentType && pointer + pointerTo("content", contentType, "schema");
      return [Number(status), { contentType, schema }];
    }),
  );
}
