import { readFileSync } from "node:fs";
import { parse } from "graphql";
import type { Plugin } from "vite";

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const importOfTag = /^import \{ graphql \} from "[^"]*\/generated\/gql\.ts";?$/m;

/**
 * Replaces every `graphql(…)` by the hash of its operation, so that each route's chunk holds its own
 * documents only. The tag itself is a map of all documents and their texts, of no use at run time.
 * @param file codegen's persisted documents, by hash
 */
export function inlineDocuments(file: string): Plugin {
  return {
    name: "inline-documents",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/console\/src\/.*\.tsx?$/, code: "graphql(" },
      handler(code) {
        this.addWatchFile(file);
        return inline(code, readHashes(readFileSync(file, "utf8")));
      },
    },
  };
}

/**
 * @param json codegen's persisted documents
 * @returns hash by name of operation
 */
export function readHashes(json: string): Map<string, string> {
  const documents = JSON.parse(json) as Record<string, string>;
  return new Map(
    Object.entries(documents).flatMap(([hash, text]) =>
      operationsOf(text).map((name) => [name, hash] as const),
    ),
  );
}

/**
 * @param code of a module
 * @param hashes by name of operation
 * @returns the module without its documents' texts, line by line as before
 * @throws Error when an operation has not been generated
 */
export function inline(code: string, hashes: Map<string, string>): string {
  return code.replace(importOfTag, "").replace(call, (whole, text: string) => {
    const lines = "\n".repeat(whole.split("\n").length - 1);
    const [operation] = operationsOf(text);
    // A fragment alone: it is part of the operations that spread it.
    if (operation === undefined) return `({})${lines}`;
    const hash = hashes.get(operation);
    if (hash === undefined) {
      throw new Error(`The operation ${operation} has not been generated: run \`pnpm codegen\`.`);
    }
    return `(${JSON.stringify({ __meta__: { operation, hash } })})${lines}`;
  });
}

function operationsOf(text: string): string[] {
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition" && definition.name ? [definition.name.value] : [],
  );
}
