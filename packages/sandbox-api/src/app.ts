import jwt from "@fastify/jwt";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance } from "fastify";
import { signingSecret } from "./auth/secret.ts";
import { bindContract } from "./contract/bind.ts";
import type { Handlers } from "./contract/handler.ts";
import { contractDocument } from "./contract/document.ts";
import type { Db } from "./db/open.ts";
import { handlers as sandboxHandlers } from "./domains/handlers.ts";
import { readBodies } from "./http/bodies.ts";
import { handleErrors } from "./http/error-handler.ts";
import { loginLimit } from "./http/login-limit.ts";
import { serveMedia } from "./media/route.ts";
import { servePictures } from "./pictures/route.ts";
import { Faults } from "./sandbox/faults.ts";
import { Recorder } from "./sandbox/recorder.ts";
import { serveSandboxTools } from "./sandbox/routes.ts";
import { serveSeedFeeds } from "./seed-data/route.ts";
import { reseed } from "./seed/seed.ts";
import type { AiProvider } from "./services.ts";

/** How a sandbox behaves; the database is the only part without a default. */
export interface AppOptions {
  /** Open and migrated; closing the app does not close it. */
  db: Db;
  /** Pretended latency of a bot call, in milliseconds; 0 by default. */
  aiDelayMs?: number;
  /** Model that writes for the bots; by default the built-in offline writer does. */
  aiProvider?: AiProvider;
  /** Life of an access token in seconds; 15 minutes by default. */
  tokenTtlS?: number;
  /** Address under which browsers reach this server; by default that of each request. */
  publicUrl?: string;
  /** Answers 500 to replies that break the contract; for tests. */
  validateResponses?: boolean;
  /** Limits the attempts to log in; on by default. */
  limitLogins?: boolean;
  /** Other handlers than the sandbox's own; for tests. */
  handlers?: Handlers;
  /** Level of the log on standard output; `warn` by default. */
  logLevel?: string;
}

const bodyLimit = 8 * 1024 * 1024;

/**
 * The sandbox as a Fastify instance, seeded and ready for `listen` or `inject`.
 * @throws Error when a call of the contract has no handler
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db } = options;
  const app = fastify({
    logger: { level: options.logLevel ?? "warn" },
    bodyLimit,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
  });
  const faults = new Faults();
  const recorder = new Recorder();

  handleErrors(app);
  readBodies(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false });
  await app.register(jwt, {
    secret: await signingSecret(db),
    sign: { expiresIn: `${options.tokenTtlS ?? 15 * 60}s` },
  });

  app.get("/api/docs.json", async () => contractDocument);
  serveMedia(app, db);
  servePictures(app);
  serveSeedFeeds(app, options.publicUrl);
  serveSandboxTools(app, { faults, recorder, reseed: () => reseed(db) });
  await app.register(
    async (api) =>
      bindContract(api, options.handlers ?? sandboxHandlers, {
        services: {
          db,
          ai: { delayMs: options.aiDelayMs ?? 0, provider: options.aiProvider },
          signAccessToken: (operator) => app.jwt.sign({ sub: operator.username, ...operator }),
        },
        faults,
        recorder,
        validateResponses: options.validateResponses ?? false,
        publicUrl: options.publicUrl,
        routeConfigs: options.limitLogins === false ? {} : { login: loginLimit },
      }),
    { prefix: "/api" },
  );
  return app;
}
