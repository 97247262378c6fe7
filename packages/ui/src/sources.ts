import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** A source file of this package. */
export type Source = {
  /** From src, with forward slashes: `button/Button.tsx`. */
  readonly path: string;
  /** `button/parts` */
  readonly folder: string;
  /** `Button.tsx` */
  readonly file: string;
  readonly text: string;
};

const root = import.meta.dirname;

/** Every TypeScript file under src, for the tests that look at the code itself. */
export function readSources(): Source[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = relative(root, full).replaceAll("\\", "/");
      return {
        path,
        folder: dirname(path),
        file: basename(path),
        text: readFileSync(full, "utf8"),
      };
    });
}

const notComponents = new Set(["theme", "foundations", "stories-support"]);

/** Components that other packages use: PascalCase, directly in their folder, not in its `parts`. */
export function publicComponents(sources: readonly Source[]): Source[] {
  return sources.filter(
    ({ folder, file }) =>
      !notComponents.has(folder) && !folder.includes("/") && /^[A-Z]\w*\.tsx$/.test(file),
  );
}
