import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium, type Browser, type Page } from "playwright";
import { build, preview, type InlineConfig } from "vite";
import { signIn } from "../../../e2e/support/sign-in.ts";
import { launchOptions } from "../../../scripts/chromium.ts";
import type { RunningServer } from "../../../scripts/servers.ts";
import { startTestGateway, startTestSandbox } from "../../../scripts/test-servers.ts";
import { pickUp, untilPainted, watchFrames, type Press } from "./wizard/next-paint.ts";
import { manyProducts } from "./wizard/products.ts";
import { createReplies } from "./wizard/replies.ts";

/*
 * Measures the wizard in a production build with an article of 2,000 products, next to plain lists of
 * the same cards in the same run: `node bench/wizard.ts`. The rounds are interleaved, so that what
 * else the machine does meets all of them. Ends with an error when a figure is missed.
 */

const rounds = 11;
const typingRuns = 7;
const limits = { paintMs: 50, factor: 10, frameMs: 50 };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const card = (list: string) => `[aria-label^="${list}"] li:nth-of-type(2)`;
const toggle = (list: string): Press => ({
  target: `${card(list)} input`,
  shows: { selector: `${card(list)} > div`, attribute: "data-selected" },
});
const rowOf = (section: number) => `table[aria-label="Products in Section ${section}"] tr`;
const move = (to: number, press: Pick<Press, "target" | "isDrop">): Press => ({
  ...press,
  shows: {
    selector: `[role=meter][aria-label="Products in Section ${to}"]`,
    attribute: "aria-valuetext",
  },
});

/** Presses in the page in front, and lets it come to rest. */
async function measure(page: Page, press: Press): Promise<number> {
  await page.bringToFront();
  await page.requestGC();
  const took = await page.evaluate(untilPainted, press);
  await page.waitForTimeout(1_200);
  return took;
}

/** Drags the first product of a section onto the first of another, and drops it there. */
async function measureDrop(page: Page, from: number, to: number): Promise<number> {
  await page.bringToFront();
  await page.evaluate(pickUp, { source: rowOf(from), target: rowOf(to) });
  return measure(page, move(to, { target: rowOf(to), isDrop: true }));
}

/** Moves the first product of a plain list to another, by its button. */
function measureButton(page: Page, from: number, to: number): Promise<number> {
  const target = `[aria-label="Products in Section ${from}"] li button`;
  return measure(page, move(to, { target }));
}

/** Types into a description and tells the longest frame meanwhile. */
async function measureTyping(page: Page): Promise<number> {
  await page.bringToFront();
  await page.getByRole("textbox", { name: "Description" }).press("Control+End");
  await page.requestGC();
  await page.evaluate(watchFrames);
  await page.keyboard.type(" It gets better with every cup that is made with it.", { delay: 40 });
  return page.evaluate(() =>
    (globalThis as unknown as { longestFrame: () => number }).longestFrame(),
  );
}

/** The console, and the sandbox behind it. */
interface Served {
  readonly url: string;
  readonly sandbox: RunningServer;
}

/** Opens a step of the large article, signed in; what the bench answers never reaches the gateway. */
async function openStep(browser: Browser, served: Served, path: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signIn(page, served);
  const reply = createReplies();
  await page.route("**/graphql", async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables?: object;
    };
    const data = reply(operationName, variables ?? {});
    if (data) await route.fulfill({ json: { data } });
    else await route.continue();
  });
  await page.goto(`${served.url}/admin/site/1/articles/1/${path}`);
  return page;
}

function report(name: string, ours: readonly number[], plain: readonly number[]): boolean {
  const [own, other] = [median(ours), median(plain)];
  const factor = other / own;
  const isGood = own <= limits.paintMs && factor >= limits.factor;
  console.log(
    `${name}: ${own.toFixed(1)} ms until painted, plain list ${other.toFixed(1)} ms, ` +
      `${factor.toFixed(1)} times faster${isGood ? "" : " – MISSED"}`,
  );
  return isGood;
}

async function compare(browser: Browser, served: Served, plain: string) {
  const ideas = Array.from({ length: 50 }, (_, at) => at + 1).join("-");
  const compose = await openStep(browser, served, `compose?open=${ideas}`);
  const prioritize = await openStep(browser, served, "prioritize-products");
  const grid = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await grid.goto(plain);
  const board = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await board.goto(`${plain}?board`);
  await compose
    .locator(`${card("Products for")} input`)
    .first()
    .waitFor({ state: "attached" });
  await prioritize
    .getByRole("button", { name: /^Move / })
    .first()
    .waitFor();

  const times = {
    toggle: [] as number[],
    grid: [] as number[],
    move: [] as number[],
    board: [] as number[],
  };
  for (let round = 0; round <= rounds; round += 1) {
    const [from, to] = round % 2 === 0 ? [1, 2] : [2, 1];
    const figures = {
      toggle: await measure(compose, toggle("Products for")),
      grid: await measure(grid, toggle("Products")),
      move: await measureDrop(prioritize, from, to),
      board: await measureButton(board, from, to),
    };
    // The first round only warms up.
    if (round === 0) continue;
    for (const name of ["toggle", "grid", "move", "board"] as const)
      times[name].push(figures[name]);
  }
  console.log(
    `\nThe wizard with ${manyProducts} products; medians of ${rounds} interleaved rounds`,
  );
  const results = [
    report("Toggling a product", times.toggle, times.grid),
    report("Moving a product between sections", times.move, times.board),
  ];
  for (const page of [compose, prioritize, grid, board]) await page.close();
  return results.every(Boolean);
}

async function type(browser: Browser, served: Served): Promise<boolean> {
  const page = await openStep(browser, served, "generate");
  await page.getByRole("textbox", { name: "Description" }).waitFor();
  await measureTyping(page);
  const longest: number[] = [];
  for (let run = 0; run < typingRuns; run += 1) longest.push(await measureTyping(page));
  const isGood = median(longest) <= limits.frameMs;
  console.log(
    `Typing a description with 200 products: longest frame ${median(longest).toFixed(1)} ms ` +
      `at the median of ${typingRuns} runs${isGood ? "" : " – MISSED"}`,
  );
  await page.close();
  return isGood;
}

const outDir = mkdtempSync(join(tmpdir(), "wizard-bench-"));
const config = {
  configFile: false,
  root: join(import.meta.dirname, "wizard"),
  plugins: [...vanillaExtractPlugin(), ...react({ compiler: { sources: ["packages/console"] } })],
  logLevel: "warn",
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4096 },
  preview: { host: "127.0.0.1", port: 0, strictPort: false },
} satisfies InlineConfig;
await build(config);
const lists = await preview(config);
const sandbox = await startTestSandbox();
const gateway = await startTestGateway(sandbox.url);
const served: Served = { url: gateway.url, sandbox };
const browser = await chromium.launch(launchOptions);
try {
  const address = lists.resolvedUrls?.local[0];
  if (!address) throw new Error("The plain lists are not served; is 127.0.0.1 available?");
  const isFast = await compare(browser, served, address);
  const isSmooth = await type(browser, served);
  process.exitCode = isFast && isSmooth ? 0 : 1;
} finally {
  await browser.close();
  await gateway.stop();
  await sandbox.stop();
  await lists.close();
  rmSync(outDir, { recursive: true, force: true });
}
