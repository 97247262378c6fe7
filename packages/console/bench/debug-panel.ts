import { chromium, type Page } from "playwright";
import { startAlteredApi } from "../../../e2e/support/altered-api.ts";
import { signIn } from "../../../e2e/support/sign-in.ts";
import { launchOptions } from "../../../scripts/chromium.ts";
import { startTestGateway, startTestSandbox } from "../../../scripts/test-servers.ts";

/*
 * Opens a log entry whose response is 5 MB, in the built console behind the real gateway, and tells
 * for how long the page was blocked at a time: `node bench/debug-panel.ts`.
 */

const rounds = 7;
/** The longest that the page may be blocked at a time, ms. */
const limit = 100;

const products = Array.from({ length: 25_000 }, (_, id) => ({
  id,
  title: `Hand coffee grinder ${id}`,
  description: "Conical steel burrs and 36 settings. ".repeat(4),
}));
const response = JSON.stringify({ products });
const log = `{"member":[{"id":1,"bot":"giftorix","article":{"id":1},"request":{},"response":${response}}],"totalItems":1}`;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Watch {
  longest: number;
}
type WatchedWindow = typeof globalThis & { readonly watch: Watch };

/** Notes the longest task of a page, ms; tasks of less than 50 ms do not count. */
function watchTasks(): void {
  const watch: Watch = { longest: 0 };
  Object.assign(globalThis, { watch });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
  }).observe({ type: "longtask" });
}

/** Opens the entry in a fresh page. @returns the longest task from the press to the tree, ms */
async function round(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const row = page.getByRole("button", { name: /call 1 article/ });
  await row.waitFor();
  // What the page itself needed to start does not count.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => void ((globalThis as WatchedWindow).watch.longest = 0));
  await row.click();
  await page.getByRole("treeitem", { name: /^products/ }).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The observer is told of a task after it has ended.
        setTimeout(() => resolve((globalThis as WatchedWindow).watch.longest), 500);
      }),
  );
}

const sandbox = await startTestSandbox();
const api = await startAlteredApi(sandbox.url);
api.alter("/api/debugs", () => log);
const gateway = await startTestGateway(api.url, { LOG_LEVEL: "silent" });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ reducedMotion: "reduce" });
await signIn(page, { sandbox });
await page.addInitScript(watchTasks);

const longest: number[] = [];
for (let index = 0; index <= rounds; index += 1) {
  const ms = await round(page, `${gateway.url}/admin/site/1/articles/1/compose?debug=1`);
  if (index > 0) longest.push(ms);
}
await browser.close();
await gateway.stop();
await api.stop();
await sandbox.stop();

const megabytes = (response.length / 1e6).toFixed(1);
const figure = median(longest);
console.log(`\nOpening a log entry with a response of ${megabytes} MB; ${rounds} rounds, ms`);
console.log(`longest task: median ${figure.toFixed(0)}, worst ${Math.max(...longest).toFixed(0)}`);
console.log("Tasks of less than 50 ms count as 0.");
if (figure > limit) {
  console.error(`The page is blocked for more than ${limit} ms at a time.`);
  process.exitCode = 1;
}
