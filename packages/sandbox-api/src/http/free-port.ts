import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Fails early when a port is taken, before anything slow has started.
 * @throws the error of `listen`, with `code` and `port`
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
