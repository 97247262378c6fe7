import type { FastifyInstance } from "fastify";
import { reachesApiHost } from "../config/api-host.ts";

/** `/healthz`: the process answers. `/readyz`: it also reaches the API host. */
export function addHealthRoutes(app: FastifyInstance, apiUrl: string): void {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    const ready = await reachesApiHost(apiUrl);
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "the API host cannot be reached" });
  });
}
