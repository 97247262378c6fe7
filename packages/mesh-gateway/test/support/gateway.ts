import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, type Config } from "../../src/config/config.ts";
import { createGateway } from "../../src/server.ts";

/** A GraphQL reply as it came over HTTP. */
export interface GraphReply {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[] | undefined;
  /** The whole body. */
  text: string;
}

/** A gateway with its production policies, on a free port of loopback. */
export interface TestGateway {
  url: string;
  /** Asks one of the trusted documents, by its hash. */
  ask: (
    document: string,
    variables?: Record<string, unknown>,
    init?: { headers?: Record<string, string>; signal?: AbortSignal },
  ) => Promise<GraphReply>;
  close: () => Promise<void>;
}

const bearer = { authorization: "Bearer operator-token" };

/**
 * Starts one.
 * @param apiUrl URL of the API host
 * @param documents the operations that it answers
 * @param changes to its configuration
 */
export async function startGateway(
  apiUrl: string,
  documents: string[],
  changes: Partial<Config> = {},
): Promise<TestGateway> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  const documentsFile = join(folder, "documents.json");
  const manifest = Object.fromEntries(documents.map((document) => [hashOf(document), document]));
  writeFileSync(documentsFile, JSON.stringify(manifest));
  writeFileSync(
    join(folder, "index.html"),
    "<!doctype html>\n<html>\n  <head>\n  </head>\n  <body>The console</body>\n</html>\n",
  );
  const config: Config = {
    ...readConfig({ API_URL: apiUrl, NODE_ENV: "production", LOG_LEVEL: "silent" }),
    documentsFile,
    consoleFolder: folder,
    requestsPerMinute: 0,
    ...changes,
  };
  const app = await createGateway(config);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    ask: async (document, variables = {}, { headers, signal } = {}) =>
      readReply(
        await fetch(`${url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", ...bearer, ...headers },
          body: JSON.stringify({ variables, extensions: persisted(document) }),
          signal,
        }),
      ),
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Names a trusted document as the console does. */
export function persisted(document: string) {
  return { persistedQuery: { version: 1, sha256Hash: hashOf(document) } };
}

export async function readReply(response: Response): Promise<GraphReply> {
  const text = await response.text();
  const body = JSON.parse(text) as Pick<GraphReply, "data" | "errors">;
  return { status: response.status, headers: response.headers, text, ...body };
}

function hashOf(document: string): string {
  return `sha256:${createHash("sha256").update(document).digest("hex")}`;
}
