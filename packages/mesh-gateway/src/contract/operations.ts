import type {
  OpenAPI3,
  OperationObject,
  ParameterObject,
  PathItemObject,
} from "openapi-typescript";

/** One call of the contract, with its references resolved. */
export interface Operation {
  /** `operationId`, which is also the name of the graph's root field. */
  id: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path template below the API host's prefix, such as `/sites/{id}`. */
  path: string;
  /** Root type of the graph that holds the field. */
  rootType: "query" | "mutation";
  parameters: ParameterObject[];
  /** Content type of the request's body; absent where the call has none. */
  bodyType?: string;
  bodyRequired: boolean;
  /** False for the calls that work without a token. */
  authenticated: boolean;
  /** Content type of the reply; absent where it is empty. */
  replyType?: string;
  /** The operation as the contract has it. */
  source: OperationObject;
}

type GraphOperation = OperationObject & { "x-graphql-operation"?: string };
type PathItem = Pick<PathItemObject, "parameters"> &
  Partial<Record<(typeof methods)[number], GraphOperation>>;

const methods = ["get", "post", "patch", "delete"] as const;

/** All calls of a bundled contract, in its order. */
export function operationsOf(contract: OpenAPI3): Operation[] {
  return Object.entries(pathsOf(contract)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const source = item[method];
      return source ? [operation(contract, path, method, item, source)] : [];
    }),
  );
}

function pathsOf(contract: OpenAPI3): Record<string, PathItem> {
  // The bundled contract holds no references but those to components.
  return (contract.paths ?? {}) as Record<string, PathItem>;
}

function operation(
  contract: OpenAPI3,
  path: string,
  method: (typeof methods)[number],
  item: PathItem,
  source: GraphOperation,
): Operation {
  if (!source.operationId) throw new Error(`${method} ${path} has no operationId.`);
  const isQuery = (source["x-graphql-operation"] ?? (method === "get" ? "query" : "")) === "query";
  const body = source.requestBody as { required?: boolean; content?: object } | undefined;
  const success = Object.keys(source.responses ?? {}).find((status) => status.startsWith("2"));
  const reply = source.responses?.[success ?? ""] as { content?: object } | undefined;
  return {
    id: source.operationId,
    method: method.toUpperCase() as Operation["method"],
    path,
    rootType: isQuery ? "query" : "mutation",
    parameters: [...(item.parameters ?? []), ...(source.parameters ?? [])].map((parameter) =>
      "$ref" in parameter ? resolve(contract, parameter.$ref) : parameter,
    ),
    bodyType: Object.keys(body?.content ?? {})[0],
    bodyRequired: body?.required === true,
    authenticated: source.security?.length !== 0,
    replyType: Object.keys(reply?.content ?? {})[0],
    source,
  };
}

function resolve(contract: OpenAPI3, ref: string): ParameterObject {
  const parameter = contract.components?.parameters?.[ref.split("/").at(-1) ?? ""];
  if (!parameter || "$ref" in parameter) throw new Error(`${ref} is not a parameter.`);
  return parameter;
}
