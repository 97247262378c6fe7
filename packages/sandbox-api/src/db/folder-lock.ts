import { createHash } from "node:crypto";
import { once } from "node:events";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of the embedded database that no other process may use. */
export interface FolderLock {
  release: () => Promise<void>;
}

/**
 * Keeps a second sandbox out of a data folder, which two at once would destroy. The lock is a
 * socket that only a living process answers on, so that a crash leaves nothing locked.
 * @throws Error saying what to do when another sandbox uses the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `gift-sandbox-${name}.sock`);
  let server = await tryListen(path);
  if (!server) {
    if (await answers(path)) {
      throw new Error(
        `another sandbox uses ${folder}: stop it, or set SANDBOX_DATA to another folder.`,
      );
    }
    await unlink(path).catch(() => undefined);
    server = await tryListen(path);
  }
  if (!server) throw new Error(`${folder} could not be locked through ${path}.`);
  const held = server;
  held.unref();
  return {
    async release() {
      held.close();
      await once(held, "close");
    },
  };
}

async function tryListen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  server.listen(path);
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return undefined;
    throw error;
  }
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
