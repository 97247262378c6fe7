import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript";

/** Types of the contract: `paths`, `components` and `operations` by operationId. */
export async function typesOf(contract: OpenAPI3): Promise<string> {
  const nodes = await openapiTypes(structuredClone(contract), { alphabetize: false });
  return `// Generated from the contract by \`pnpm generate\`.\n${astToString(nodes)}`;
}
