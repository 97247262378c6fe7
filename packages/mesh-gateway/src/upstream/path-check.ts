import type { ParameterObject } from "openapi-typescript";
import type { Operation } from "../contract/operations.ts";

/**
 * Whether a call's path and query are of the contract. A string argument could otherwise climb to
 * another resource, or end the path and begin a query.
 * @param target path and query below the API host's prefix
 */
export function isOfContract(
  { pathPattern, parameters }: Operation & { pathPattern: RegExp },
  target: string,
): boolean {
  const [path = "", query] = target.split("?", 2);
  const declared = parameters.filter((one) => one.in === "query").map((one) => one.name);
  return (
    pathPattern.test(path) &&
    [...new URLSearchParams(query).keys()].every((name) => declared.includes(name))
  );
}

/**
 * What the path of a call may look like: Mesh puts arguments into it as they are, so anything but
 * the contract's form must not leave.
 * @throws Error when the contract lets a string argument be anything
 */
export function pathPatternOf(operation: Operation): RegExp {
  const parts = operation.path.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === part);
    return `(?:${patternOf(parameter, `${operation.id}.${part}`)})`;
  });
  return new RegExp(`^${parts.join("")}$`);
}

function patternOf(parameter: ParameterObject | undefined, name: string): string {
  const schema = parameter?.schema as { type?: string; pattern?: string } | undefined;
  if (schema?.type === "integer") return "\\d+";
  if (schema?.pattern?.startsWith("^") && schema.pattern.endsWith("$")) {
    return schema.pattern.slice(1, -1);
  }
  throw new Error(`The path argument ${name} needs a pattern in the contract.`);
}
