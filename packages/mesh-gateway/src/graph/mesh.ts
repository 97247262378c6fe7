import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getMesh, type GetMeshOptions } from "@graphql-mesh/runtime";
import { DefaultLogger, LogLevel } from "@graphql-mesh/utils";
import type { GraphQLSchema } from "graphql";
import { StartError } from "../config/start-error.ts";
import type { UpstreamFetch } from "../upstream/upstream.ts";
import { derivedResolvers } from "./derived.ts";
import { relationResolvers } from "./relations.ts";

/** What `mesh build` writes, as far as it is used. */
interface BuiltMesh {
  getMeshOptions: () => Promise<GetMeshOptions>;
}

/** Failures become replies; Mesh would print each with its stack. */
const quiet = new DefaultLogger("mesh", LogLevel.silent);
const built = new URL("../../.mesh/index.js", import.meta.url);

/**
 * The executable graph.
 * @param upstream makes the calls of the API host
 * @throws StartError when `mesh build` has not run
 */
export async function loadGraph(upstream: UpstreamFetch): Promise<GraphQLSchema> {
  if (!existsSync(fileURLToPath(built))) {
    throw new StartError(
      'The graph is not built: run "pnpm --filter ./packages/mesh-gateway run build".',
    );
  }
  // Mesh's cache looks for it, and Node then warns on every start. Nothing is cached here.
  Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
  const { getMeshOptions } = (await import(built.href)) as BuiltMesh;
  const options = await getMeshOptions();
  for (const { handler } of options.sources) Object.assign(handler, { logger: quiet });
  const { schema } = await getMesh({
    ...options,
    logger: quiet,
    fetchFn: upstream as unknown as GetMeshOptions["fetchFn"],
    additionalResolvers: [relationResolvers, derivedResolvers],
  });
  return schema;
}
