import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphServer } from "../graph/yoga.ts";
import { jsonLimit } from "../limits.ts";
import type { UpstreamContext } from "../upstream/context.ts";
import { graphFailure } from "./failures.ts";

/** Where the graph is asked, and how. */
export interface GraphRouteOptions {
  graph: GraphServer;
  apiUrl: string;
  /** Requests that one client may send per minute; 0 means no limit. */
  requestsPerMinute: number;
  /** Whether a browser may open GraphiQL here. */
  graphiql: boolean;
}

/** `POST /graphql`, as JSON or as a multipart request with files. */
export function addGraphRoute(app: FastifyInstance, options: GraphRouteOptions): void {
  app.removeAllContentTypeParsers();
  // Yoga parses both; Fastify only holds the JSON to its limit.
  app.addContentTypeParser(
    ["application/json", "application/graphql-response+json"],
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));

  const { requestsPerMinute } = options;
  app.route({
    method: options.graphiql ? ["GET", "POST"] : "POST",
    url: "/graphql",
    bodyLimit: jsonLimit,
    config: {
      rateLimit: requestsPerMinute > 0 && { max: requestsPerMinute, timeWindow: "1 minute" },
    },
    // GraphiQL brings its own scripts from elsewhere; it exists in development only.
    ...(options.graphiql ? { helmet: { contentSecurityPolicy: false } } : {}),
    onRequest: refuseAnonymousFiles,
    handler: (request, reply) => answer(options, request, reply),
  });
}

/** Files are read into memory, so nobody without a token gets that far. */
async function refuseAnonymousFiles(request: FastifyRequest, reply: FastifyReply) {
  const isMultipart = request.headers["content-type"]?.startsWith("multipart/form-data");
  if (!isMultipart || request.headers.authorization) return;
  await reply.status(401).send(graphFailure("UNAUTHENTICATED", "Files need an access token.", 401));
}

async function answer(
  { graph, apiUrl }: GraphRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const context: UpstreamContext = {
    apiUrl,
    requestId: request.id,
    clientAddress: request.ip,
    authorization: request.headers.authorization,
    signal: gone.signal,
    replies: new Map(),
  };
  const response = await graph.handleNodeRequestAndResponse(request, reply, context);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header("cache-control", "no-store");
  return reply.status(response.status).send(await response.text());
}
