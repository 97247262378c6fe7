import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folder with `initdb` and `postgres`, where PostgreSQL is installed as Debian does. */
export const postgresBinaries = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** A PostgreSQL server of its own, for one test file. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server on a fresh data folder. It refuses to run as root, so that root starts it as nobody. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-postgres-"));
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, "data");
  const options = [
    "-D",
    data,
    "-U",
    "sandbox",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-locale",
    "--no-sync",
  ];
  const made = spawnSync(join(binaries, "initdb"), options, { ...nobody, cwd: folder });
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const port = await freePort();
  const settings = ["-h", "127.0.0.1", "-p", String(port), "-k", folder, "-F"];
  const server = spawn(join(binaries, "postgres"), ["-D", data, ...settings], {
    ...nobody,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  for await (const chunk of server.stderr) {
    if (String(chunk).includes("ready to accept connections")) break;
  }
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = once(server, "exit");
      // Unlike SIGINT it lets the connections that are closing end first.
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
