import { bundle, createConfig } from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";

/**
 * Reads the contract's files into one document, in which only `#/components` is referenced.
 * Paths keep their order; components are sorted by name, so that the result is stable.
 * @param file path of the contract's root file
 * @throws Error when a reference cannot be resolved
 */
export async function bundleContract(file: string): Promise<OpenAPI3> {
  const result = await bundle({ ref: file, config: await createConfig({}) });
  const broken = result.problems.filter((problem) => problem.severity === "error");
  if (broken.length > 0) {
    throw new Error(broken.map((problem) => problem.message).join("\n"));
  }
  const document = result.bundle.parsed as OpenAPI3;
  return { ...document, components: sortTwoLevels(document.components ?? {}) };
}

function sortTwoLevels<Components extends object>(components: Components): Components {
  return Object.fromEntries(
    sortedEntries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(sortedEntries(named as object)),
    ]),
  ) as Components;
}

function sortedEntries(object: object): [string, unknown][] {
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
}
