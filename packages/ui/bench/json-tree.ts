import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright";
import { build, type InlineConfig, preview } from "vite";
import { launchOptions } from "../../../scripts/chromium.ts";
import type { Candidate } from "./json-tree/candidates.tsx";
import type { Bench, Round } from "./json-tree/page.ts";

/*
 * Compares JsonTree with two other trees in one run, in a production build: `node bench/json-tree.ts`.
 * The rounds are interleaved, so that what else the machine does meets all of them.
 */

const rounds = 7;
/** Calls of the log: 0.85 MB and 24,000 nodes; and 250,000 nodes. */
const normal = 960;
const large = 10_000;

const names: readonly Candidate[] = ["JsonTree", "react-json-view-lite", "@uiw/react-json-view"];

type BenchWindow = typeof globalThis & { readonly bench: Bench };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs every tree `rounds` times, in turn, after one round that only warms up. */
async function compare(page: Page): Promise<Map<Candidate, Round[]>> {
  const results = new Map<Candidate, Round[]>(names.map((name) => [name, []]));
  for (let index = 0; index <= rounds; index += 1) {
    for (const name of names) {
      // What one leaves behind must not be collected at the cost of the next.
      await page.requestGC();
      const result = await page.evaluate(
        ([candidate, calls]) => (globalThis as BenchWindow).bench.round(candidate, calls),
        [name, normal] as const,
      );
      if (index > 0) results.get(name)?.push(result);
    }
  }
  return results;
}

/** The medians of one tree. */
const medians = (results: readonly Round[]) => ({
  "first paint": median(results.map((result) => result.firstPaint)),
  "expand all": median(results.map((result) => result.expandAll)),
  collapse: median(results.map((result) => result.collapse)),
  elements: median(results.map((result) => result.elements)),
});

type Medians = ReturnType<typeof medians>;

const rounded = (figures: Medians) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );

async function measure(page: Page): Promise<void> {
  const sizes = await page.evaluate(
    (calls) => calls.map((each) => (globalThis as BenchWindow).bench.size(each)),
    [normal, large],
  );
  const [normalSize, largeSize] = sizes.map(
    ({ nodes, bytes }) => `${nodes.toLocaleString("en")} nodes, ${(bytes / 1e6).toFixed(2)} MB`,
  );
  const results = await compare(page);
  const table = new Map(names.map((name) => [name, medians(results.get(name) ?? [])]));

  console.log(`\nJSON trees, ${normalSize}; medians of ${rounds} interleaved rounds, ms`);
  console.table(Object.fromEntries(Array.from(table, ([name, row]) => [name, rounded(row)])));
  const [ours, ...others] = table.values();
  if (!ours) throw new Error("nothing was measured");
  for (const action of ["first paint", "expand all", "collapse"] as const) {
    const factor = Math.min(...others.map((other) => other[action])) / ours[action];
    console.log(`${action}: ${factor.toFixed(1)} times faster than the better of the two`);
  }

  const evaluateLarge = <Result>(run: (calls: number) => Result | Promise<Result>) =>
    page.evaluate(run, large);
  const big = medians([
    await evaluateLarge((calls) => (globalThis as BenchWindow).bench.round("JsonTree", calls)),
  ]);
  const core = await evaluateLarge((calls) => (globalThis as BenchWindow).bench.core(calls));
  const longestFrame = await evaluateLarge((calls) =>
    (globalThis as BenchWindow).bench.scroll(calls),
  );
  console.log(`\nJsonTree alone, ${largeSize}, ms`);
  console.table({
    JsonTree: {
      ...rounded(big),
      "rows alone": Math.round(core.rows),
      [`search (${core.matches} matches)`]: Math.round(core.search),
      "longest frame while scrolling": Math.round(longestFrame),
    },
  });
}

const outDir = mkdtempSync(join(tmpdir(), "json-tree-bench-"));
try {
  const config = {
    configFile: false,
    root: join(import.meta.dirname, "json-tree"),
    plugins: [...vanillaExtractPlugin(), ...react({ compiler: true })],
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4096 },
    preview: { host: "127.0.0.1", port: 0, strictPort: false },
  } satisfies InlineConfig;
  await build(config);
  const server = await preview(config);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error("the bench page is not served; is 127.0.0.1 available?");
    await page.goto(address);
    await page.waitForFunction(() => "bench" in globalThis);
    await measure(page);
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
