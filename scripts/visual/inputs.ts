import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Text of a file; undefined where there is none. Paths are relative to the repository. */
export type Read = (path: string) => string | undefined;

/** What every picture depends on, whatever its story imports. */
const shared = [".storybook/preview.tsx", ".storybook/main.ts", "pnpm-lock.yaml"];

/** Reads files below a folder. */
export const readIn =
  (folder: string): Read =>
  (path) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };

/** Stories files below a folder, sorted. */
export const storyFiles = (folder: string): string[] =>
  globSync("packages/ui/src/**/*.stories.tsx", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();

/** The files that a source imports by a relative path, lazily too. */
export function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
  return Array.from(found, ([, target = ""]) =>
    relative("", join(dirname(path), target)).replaceAll("\\", "/"),
  );
}

/** A file and all that it imports, directly or not, sorted. */
export function closureOf(path: string, read: Read): string[] {
  const seen = new Set<string>();
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...importsOf(next, read(next) ?? ""));
  }
  return [...seen].sort();
}

/**
 * Hash of everything that the pictures of a stories file depend on: its imports, Storybook's
 * configuration and the locked dependencies. It is the same on every machine.
 */
export function inputsOf(storyFile: string, read: Read): string {
  const paths = new Set([storyFile, ...shared].flatMap((path) => closureOf(path, read)));
  const hash = createHash("sha256");
  for (const path of [...paths].sort()) hash.update(`${path}\0${read(path) ?? ""}\0`);
  return hash.digest("hex").slice(0, 16);
}
