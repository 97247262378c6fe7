import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { publicComponents, readSources } from "../src/sources.ts";

/*
 * What the components of this package weigh: their own code and what they share with one another,
 * compressed, without React and the libraries. `node bench/sizes.ts`
 */

/** The aim for the code of the whole package, kB. */
const aim = 35;

const src = join(import.meta.dirname, "../src");
const paths = publicComponents(readSources()).map(({ path }) => path);
const isShipped = (path: string) =>
  !/^(stories-support|foundations)\/|\.(test|stories)\.tsx?$/.test(path);
const isOurs = (id: string) => id.startsWith(".") || id.startsWith("/") || id.startsWith("\0");

/** The compressed size of some text, kB. */
const kilobytes = (text: string) => Number((gzipSync(text).length / 1024).toFixed(1));

/** Bundles the package, its libraries left out. */
async function bundle(
  options: Rolldown.RolldownOptions,
  plugins: readonly Plugin[],
  compiler: boolean,
): Promise<Rolldown.RolldownOutput["output"]> {
  const result = await build({
    configFile: false,
    root: src,
    logLevel: "error",
    plugins: [...plugins, ...vanillaExtractPlugin(), ...react({ compiler })],
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: "strict",
        // As the console is built.
        optimization: { inlineConst: { mode: "all" } },
        external: (id) => !isOurs(id),
        ...options,
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

const preloadHelper = "export const __vitePreload = (load) => load();";

/** A bundle's code without its lists of imports and exports: an application's bundle has neither. */
const withoutLists = (code: string) =>
  code.replace(/^(?:import[^;]*;)+/, "").replace(/export\s*\{[^}]*\};?\s*$/, "");

/** What components load late, relative to src: part of the code, but not of what imports it. */
const late = readSources().flatMap(({ path, text }) =>
  isShipped(path)
    ? Array.from(text.matchAll(/\bimport\("(\.[^"]+)"\)/g), ([, to = ""]) =>
        join(dirname(path), to),
      )
    : [],
);

/**
 * The size of everything as one file, kB: how the code compresses where nothing splits it. What is
 * loaded late stands in it like the rest; a bundler would wrap both sides to keep it apart.
 */
async function whole(compiler: boolean): Promise<{ scripts: number; styles: number }> {
  const everything = join(src, "everything.ts");
  const plugin: Plugin = {
    name: "everything",
    enforce: "pre",
    resolveId: {
      order: "pre",
      handler: (id, _importer, { kind }) =>
        id === everything ? id : kind === "dynamic-import" ? { id, external: true } : undefined,
    },
    load: (id) => {
      if (id === everything)
        return [...paths, ...new Set(late)].map((path) => `export * from "./${path}";`).join("\n");
      // The bundler's own way of loading late, and of loading styles with it.
      return id.startsWith("\0vite/preload-helper") ? preloadHelper : undefined;
    },
  };
  const options = { input: everything, output: { codeSplitting: false } };
  const output = await bundle(options, [plugin], compiler);
  const text = (type: "chunk" | "asset") =>
    output
      .filter((each) => each.type === type)
      .map((each) => (each.type === "chunk" ? withoutLists(each.code) : String(each.source)))
      .join("\n");
  return { scripts: kilobytes(text("chunk")), styles: kilobytes(text("asset")) };
}

const input = Object.fromEntries(paths.map((path) => [path.replace(".tsx", ""), join(src, path)]));
const output = await bundle({ input }, [], true);
const chunks = new Map(
  output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each] as const] : [])),
);
const styles = new Map(
  output.flatMap((each) =>
    each.type === "asset" ? [[each.fileName, String(each.source)] as const] : [],
  ),
);

/** A chunk and all that it loads at once. */
function closure(fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const each of chunk.imports) closure(each, seen);
  return seen;
}

const rows = [...chunks.values()]
  .filter((chunk) => chunk.isEntry)
  .map((chunk) => {
    const loaded = [...closure(chunk.fileName)].flatMap((name) => chunks.get(name) ?? []);
    const sheets = new Set(loaded.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]));
    return {
      component: chunk.name,
      alone: kilobytes(chunk.code),
      "with what it loads": kilobytes(loaded.map((each) => each.code).join("\n")),
      styles: kilobytes([...sheets].map((name) => styles.get(name) ?? "").join("\n")),
    };
  })
  .toSorted((a, b) => b["with what it loads"] - a["with what it loads"]);

console.log("\nComponents of packages/ui, gzip kB, without React and libraries");
console.table(rows);

const written = await whole(false);
const compiled = await whole(true);
console.log(
  "\nAll code of packages/ui in one file, gzip kB: what is loaded late included, without React,",
);
console.log("libraries and the lists of imports and exports; styles apart");
console.table({
  "as the console ships it": { scripts: written.scripts, styles: written.styles, aim },
  "if the React Compiler memoized all of it": {
    scripts: compiled.scripts,
    styles: compiled.styles,
  },
});
