import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { budgets } from "./budgets.ts";
import { initialFiles, type Manifest } from "./initial-js.ts";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const read = (file: string) => readFileSync(dist + file);

test("the console has been built", () => {
  expect(existsSync(`${dist}.vite/manifest.json`), "run `vite build` in packages/console").toBe(
    true,
  );
});

test.for(budgets)("$page starts with at most $limit kB of JavaScript", ({ modules, limit }) => {
  const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Manifest;
  const sizes = initialFiles(manifest, ["index.html", ...modules]).map(
    (file) => [file, gzipSync(read(file)).length / 1000] as const,
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const heaviest = sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 5);
  expect(total, `heaviest: ${heaviest.join("; ")}`).toBeLessThanOrEqual(limit);
});

test("the page has no inline script, style or handler, which its security policy would stop", () => {
  const page = read("index.html").toString();
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|data:/);
});

test("the styles hold the theme's variables and the fonts", () => {
  const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Manifest;
  const styles = (manifest["index.html"]?.css ?? [])
    .map((file) => read(file).toString())
    .join("\n");
  expect(styles).toMatch(/@font-face\s*\{[^}]*Inter Variable/);
  expect(styles).toMatch(/--[\w-]*color-surface-page/);
});

test("the bundle holds no document's text", () => {
  const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Manifest;
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith(".js"));
  const all = scripts.map(({ file }) => read(file).toString()).join("\n");
  expect(all).toMatch(/sha256:[0-9a-f]{64}/);
  expect(all).not.toMatch(/totalItems\s*\n?\s*member|member \{/);
});
