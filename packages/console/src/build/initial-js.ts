/** What Vite's manifest says of one chunk. */
export interface ManifestChunk {
  file: string;
  /** Keys of the chunks that it imports at once. */
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: chunks by the path of their module, relative to the package. */
export type Manifest = Record<string, ManifestChunk>;

/**
 * The files that must arrive before modules can run: their chunks, and what those import at once.
 * @param keys of the entry and of a page's lazy modules
 * @throws Error when the manifest has no such module
 */
export function initialFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const reached = new Map<string, ManifestChunk>();
  const reach = (key: string) => {
    if (reached.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`);
    reached.set(key, chunk);
    for (const imported of chunk.imports ?? []) reach(imported);
  };
  for (const key of keys) reach(key);
  return [...reached.values()].map(({ file }) => file);
}
