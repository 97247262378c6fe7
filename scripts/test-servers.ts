import { startServer, type RunningServer } from "./servers.ts";

type Environment = Record<string, string>;

/** Starts a sandbox for tests and benchmarks: in memory unless told otherwise, on a free port. */
export function startTestSandbox(env: Environment = {}, log?: string): Promise<RunningServer> {
  return startServer("sandbox", { SANDBOX_PORT: "0", SANDBOX_DATA: "memory://", ...env }, log);
}

/**
 * Starts a gateway for tests and benchmarks: as in production, on a free port.
 * @param host URL of the API host, without its `/api`
 */
export function startTestGateway(
  host: string,
  env: Environment = {},
  log?: string,
): Promise<RunningServer> {
  const settings = { NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0" };
  return startServer("gateway", { ...settings, API_URL: `${host}/api`, ...env }, log);
}
