import { existsSync, readFileSync } from "node:fs";
import { StartError } from "../config/start-error.ts";

/** Finds the console's operation with this hash. */
export type FindDocument = (hash: string) => string | null;

/**
 * The operations that the console was built with.
 * @throws StartError when the manifest is missing or is not one
 */
export function readDocuments(file: string): FindDocument {
  if (!existsSync(file)) {
    throw new StartError(
      `The console's documents are missing (${file}): run "pnpm --filter ./packages/console run codegen".`,
    );
  }
  const manifest = parse(file);
  return (hash) => lookUp(manifest, hash) ?? lookUp(manifest, `sha256:${hash}`);
}

/** As {@link readDocuments}, but reads the manifest anew each time; for development. */
export function rereadDocuments(file: string): FindDocument {
  return (hash) => (existsSync(file) ? readDocuments(file)(hash) : null);
}

/** Own properties only: `__proto__` is not a document. */
function lookUp(manifest: Record<string, string>, key: string): string | null {
  return Object.hasOwn(manifest, key) ? (manifest[key] ?? null) : null;
}

function parse(file: string): Record<string, string> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isManifest(manifest)) return manifest;
  } catch {
    // Said below.
  }
  throw new StartError(`${file} is not a manifest of documents: generate it again.`);
}

function isManifest(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((document) => typeof document === "string")
  );
}
