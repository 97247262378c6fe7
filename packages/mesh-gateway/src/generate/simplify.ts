import type { OpenAPI3 } from "openapi-typescript";

/** A JSON object of which only the keys that matter here are known. */
interface Node {
  [key: string]: unknown;
}

/** Keywords that would become a scalar per field, or samples that the graph does not carry. */
const dropped = new Set(
  "minLength maxLength pattern minimum maximum minItems maxItems example examples encoding".split(
    " ",
  ),
);

const methods = new Set(["get", "post", "patch", "delete"]);

/** What a binary reply becomes in the graph; the gateway encodes it. */
const binaryFile: Node = {
  type: "object",
  description: "A file that the API host renders.",
  required: ["contentType", "base64", "size"],
  properties: {
    contentType: { type: "string", description: "Media type, such as `image/png`." },
    base64: { type: "string", description: "The bytes, in base64." },
    size: { type: "integer", description: "Number of bytes." },
  },
};

/**
 * The contract as the graph needs it: no error responses, no value constraints, no null branches
 * (a nullable property is one that is not required), and binary replies as `BinaryFile`.
 * The contract itself stays as it is.
 */
export function simplifyForGraph(contract: OpenAPI3): OpenAPI3 {
  const document = withoutConstraints(contract) as Node & { components: Node; paths: Node };
  delete document.components.responses;
  let binary = false;
  for (const pathItem of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(pathItem as Node)) {
      if (!methods.has(method)) continue;
      describe(operation as Node);
      if (keepSuccess(operation as Node)) binary = true;
    }
  }
  if (binary) (document.components.schemas as Node).BinaryFile = binaryFile;
  return document as unknown as OpenAPI3;
}

function withoutConstraints(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutConstraints);
  if (!isNode(value)) return value;
  const copy: Node = {};
  for (const [key, child] of Object.entries(value)) {
    if (key === "properties" && isNode(child)) {
      // Here the keys are names of the API's fields, not keywords.
      copy.properties = mapValues(child, withoutConstraints);
    } else if (key === "required" && Array.isArray(child) && isNode(value.properties)) {
      const properties = value.properties;
      copy.required = child.filter((name: string) => !isNullable(properties[name]));
    } else if (key === "anyOf" && isNullable(value)) {
      Object.assign(copy, withoutConstraints(nonNullBranch(child as unknown[])));
    } else if (!dropped.has(key)) {
      copy[key] = withoutConstraints(child);
    }
  }
  return copy;
}

/** True for `anyOf: [{…}, {type: "null"}]`, the contract's way to say nullable. */
function isNullable(schema: unknown): boolean {
  return isNode(schema) && Array.isArray(schema.anyOf) && schema.anyOf.some(isNullType);
}

function nonNullBranch(branches: unknown[]): unknown {
  const rest = branches.filter((branch) => !isNullType(branch));
  if (rest.length !== 1) throw new Error("A nullable schema of the contract has one other branch.");
  return rest[0];
}

function isNullType(schema: unknown): boolean {
  return isNode(schema) && schema.type === "null";
}

/** A field's description is the operation's summary, then its description. */
function describe(operation: Node): void {
  const parts = [];
  if (typeof operation.summary === "string") parts.push(`${operation.summary}.`);
  if (typeof operation.description === "string") parts.push(operation.description);
  operation.description = parts.join("\n\n");
}

/** Keeps the 2xx responses. @returns whether one of them is binary */
function keepSuccess(operation: Node): boolean {
  let binary = false;
  const responses = operation.responses as Node;
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith("2")) delete responses[status];
    else if (isNode(response) && isNode(response.content)) {
      for (const media of Object.values(response.content) as Node[]) {
        if (!isNode(media.schema) || media.schema.format !== "binary") continue;
        media.schema = { $ref: "#/components/schemas/BinaryFile" };
        binary = true;
      }
    }
  }
  return binary;
}

function mapValues(node: Node, map: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
