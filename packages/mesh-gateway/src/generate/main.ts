import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleContract } from "./bundle.ts";
import { annotatedGraphOf } from "./graph.ts";
import { plainSchemaOf } from "./schema.ts";
import { typesOf } from "./types.ts";

// Writes what is made from the contract. With --check it only says which file is stale.
const folder = fileURLToPath(new URL("../..", import.meta.url));
const contract = await bundleContract(`${folder}contract/openapi.yaml`);
const relations = readFileSync(`${folder}graph/relations.graphql`, "utf8");
const graph = await annotatedGraphOf(contract);

const files: Record<string, string> = {
  "generated/openapi.json": JSON.stringify(contract, null, 2),
  "generated/api-types.ts": await typesOf(contract),
  "generated/graph.graphql": graph,
  "generated/schema.graphql": plainSchemaOf(graph, relations),
};

const stale = Object.keys(files).filter(
  (name) => !existsSync(folder + name) || readFileSync(folder + name, "utf8") !== content(name),
);
if (process.argv.includes("--check")) {
  for (const name of stale) {
    process.stderr.write(
      `packages/mesh-gateway/${name} is stale: run "pnpm --filter ./packages/mesh-gateway run generate".\n`,
    );
  }
  process.exit(stale.length === 0 ? 0 : 1);
}
mkdirSync(`${folder}generated`, { recursive: true });
for (const name of stale) writeFileSync(folder + name, content(name));
process.stdout.write(stale.length === 0 ? "Nothing changed.\n" : `Wrote ${stale.join(", ")}.\n`);

/** Every file ends with one line break. */
function content(name: string): string {
  return `${files[name]?.trimEnd()}\n`;
}
