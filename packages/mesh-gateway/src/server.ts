import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "./config/config.ts";
import { StartError } from "./config/start-error.ts";
import { readDocuments, rereadDocuments } from "./graph/documents.ts";
import { loadGraph } from "./graph/mesh.ts";
import { createGraphServer } from "./graph/yoga.ts";
import { addConfigScript } from "./http/config-script.ts";
import { addConsole, addNoConsole } from "./http/console.ts";
import { addFailureHandler } from "./http/failures.ts";
import { addGraphRoute } from "./http/graphql-route.ts";
import { addHealthRoutes } from "./http/health.ts";
import { addSecurityHeaders } from "./http/security.ts";
import { readCalls } from "./upstream/calls.ts";
import { createUpstream } from "./upstream/upstream.ts";

/**
 * The gateway, ready to listen: the graph, the console and what belongs to them.
 * @throws StartError when something that was to be built is missing
 */
export async function createGateway(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    // A proxy on this machine says who the client is.
    trustProxy: "loopback",
    requestIdHeader: false,
    genReqId: ({ headers }) => requestId(headers["x-request-id"]),
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  addFailureHandler(app);
  await addSecurityHeaders(app, config.apiUrl);
  await app.register(rateLimit, { global: false });
  await addConsoleOf(app, config);
  addConfigScript(app, config.console);
  addHealthRoutes(app, config.apiUrl);

  const trustedOnly = config.documents === "trusted";
  const findDocument = (trustedOnly ? readDocuments : rereadDocuments)(config.documentsFile);
  const upstream = createUpstream(readCalls(), (entry) =>
    app.log.warn(entry, "A call of the API host failed."),
  );
  const graph = createGraphServer({
    schema: await loadGraph(upstream),
    trustedOnly,
    findDocument,
    onUnexpected: (error) => app.log.error(error),
  });
  addGraphRoute(app, {
    graph,
    apiUrl: config.apiUrl,
    requestsPerMinute: config.requestsPerMinute,
    graphiql: !trustedOnly,
  });
  return app;
}

async function addConsoleOf(app: FastifyInstance, config: Config): Promise<void> {
  const isBuilt = existsSync(join(config.consoleFolder, "index.html"));
  if (isBuilt) return addConsole(app, config.consoleFolder);
  if (config.production) {
    throw new StartError(
      `The console is not built (${config.consoleFolder}): run "pnpm --filter ./packages/console run build".`,
    );
  }
  addNoConsole(app);
}

/** A proxy's own id is kept where it is a plain one. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
