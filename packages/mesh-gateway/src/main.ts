import type { FastifyInstance } from "fastify";
import { requireApiHost } from "./config/api-host.ts";
import { readConfig, type Config } from "./config/config.ts";
import { StartError } from "./config/start-error.ts";

/** How long requests may take to end when the gateway is asked to close. */
const farewellMs = 5_000;

try {
  const config = readConfig(process.env);
  await requireApiHost(config.apiUrl);
  // Loaded late, so that a wrong environment is said at once.
  const { createGateway } = await import("./server.ts");
  const app = await createGateway(config);
  const url = await listen(app, config);
  closeWhenAsked(app);
  process.send?.({ ready: true, url });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE") {
      throw new StartError(`Port ${port} is in use: set PORT to another one.`);
    }
    if (code === "EACCES")
      throw new StartError(`Port ${port} may not be used: set PORT to another one.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(`HOST is "${host}": set it to an address of this machine.`);
    }
    throw error;
  }
}

function closeWhenAsked(app: FastifyInstance): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(0), farewellMs).unref();
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(signal, close);
}
