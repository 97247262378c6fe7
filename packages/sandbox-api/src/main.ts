import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { favourMemory } from "./favour-memory.ts";
import { assertPortFree } from "./http/free-port.ts";
import { seedIfEmpty } from "./seed/seed.ts";

const host = "127.0.0.1";

favourMemory();

try {
  const config = readConfig(process.env);
  await assertPortFree(host, config.port);
  const db = await openDatabase(config.location);
  await seedIfEmpty(db);
  const app = await buildApp({ db, ...config });

  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app
      .close()
      .then(() => db.destroy())
      .then(() => process.exit(0));
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  process.on("disconnect", close);

  try {
    await app.listen({ host, port: config.port });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  process.send?.({ ready: true, url: `http://${host}:${port}` });
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? String(error.port) : "";
    return `Port ${port} is in use: stop what listens there, or set SANDBOX_PORT to another one.`;
  }
  return `The sandbox did not start: ${error.message}`;
}
