import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { seedIfEmpty } from "./seed/seed.ts";

const host = "127.0.0.1";

try {
  const config = readConfig(process.env);
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

  await app.listen({ host, port: config.port });
  const { port } = app.server.address() as { port: number };
  process.send?.({ ready: true, url: `http://${host}:${port}` });
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? String(error.port) : "";
    return `Port ${port} is in use: stop what listens there, or set SANDBOX_PORT to another one.`;
  }
  return `The sandbox did not start: ${error.message}`;
}
