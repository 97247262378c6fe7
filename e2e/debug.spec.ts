import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { callsOf, expectCall } from "./support/calls.ts";
import { expect, test, type AlteredStack } from "./support/altered-stack.ts";
import { signIn } from "./support/sign-in.ts";

const article = "/admin/site/1/articles/1";

test.beforeEach(async ({ page, stack }) => signIn(page, stack));

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Debug" });
const rowsOf = (page: Page) => sheetOf(page).getByRole("button", { name: /call \d+ article/ });

test("SHELL-6 the Debug panel is offered at every step of an article, and nowhere else", async ({
  page,
}) => {
  const button = page.getByRole("button", { name: /^Debug panel/ });
  for (const step of ["compose", "prioritize-products", "generate", "finetune", "final"]) {
    await page.goto(`${article}/${step}`);
    await expect(button).toBeVisible();
  }
  for (const path of ["/admin", "/admin/site/1/articles", "/sites/1/authors", "/settings/bot"]) {
    await page.goto(`${path}?debug=1`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button).toBeHidden();
    await expect(sheetOf(page)).toBeHidden();
  }
});

test("DEBUG-1 DEBUG-4 DEBUG-5 DEBUG-6 the log of 2,015 calls is read in pages, and its view is in the URL", async ({
  page,
  stack,
}) => {
  await page.goto(`${article}/compose`);
  await page.getByRole("button", { name: /^Debug panel/ }).click();
  await expect(rowsOf(page)).toHaveCount(10);
  await expectCall(stack, "debugs", { query: "article.id=1&page=1&itemsPerPage=10" });
  await expect(sheetOf(page)).toContainText("2015");
  await expect(rowsOf(page).first()).toHaveAccessibleName(
    /^\S+ call \d+ article 1 model \S+ temperature 0(\.\d)? tokens \d+ \+ \d+ took [\d.]+ m?s/,
  );

  const pages = sheetOf(page).getByRole("navigation", { name: "Pages of the debug log" });
  await expect(pages.getByRole("listitem")).toHaveText([
    "",
    "1",
    "2",
    "3",
    "4",
    "5",
    "…",
    "202",
    "",
  ]);
  await pages.getByRole("button", { name: "Page 202" }).click();
  await expect(rowsOf(page)).toHaveCount(5);
  await expect(page).toHaveURL(`${article}/compose?debug=202`);

  await pages.getByRole("combobox", { name: "Per page" }).selectOption("100");
  await expect(rowsOf(page)).toHaveCount(100);
  await expect(page).toHaveURL(`${article}/compose?debug=1&debugSize=100`);
  await expectCall(stack, "debugs", { query: "article.id=1&page=1&itemsPerPage=100" });

  // A link shows the same page, and opens the same row.
  const name = await rowsOf(page).nth(40).textContent();
  const id = /\d{2,}/.exec(name ?? "")?.[0];
  await page.goto(`${article}/compose?debug=1&debugSize=100&debugCall=${id}`);
  await expect(sheetOf(page).getByRole("tree", { name: "Response" })).toBeVisible();
  await expect(rowsOf(page).nth(40)).toBeFocused();
  await expect(rowsOf(page).nth(40)).toBeInViewport();
});

test("DEBUG-6 a short log has five pages all the same, and those behind its end say so", async ({
  page,
}) => {
  await page.goto("/admin/site/2/articles/9/compose?debug=1&debugSize=20");
  const pages = sheetOf(page).getByRole("navigation", { name: "Pages of the debug log" });
  await expect(pages.getByRole("status")).toHaveText("1-20 of 100");
  await pages.getByRole("button", { name: "Page 5" }).click();
  await expect(sheetOf(page).getByText("No calls on this page")).toBeVisible();
});

test("DEBUG-2 a row opens to request and response, which are read only then", async ({
  page,
  stack,
}) => {
  await page.goto(`${article}/generate?debug=1`);
  await expect(rowsOf(page)).toHaveCount(10);
  await expect.poll(() => callsOf(stack, "debugs")).toHaveLength(1);

  // Up and down walk the rows; Enter opens one.
  await expect(rowsOf(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(rowsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  const request = sheetOf(page).getByRole("tree", { name: "Request" });
  await expect(request.getByRole("treeitem", { name: /^model/ })).toBeVisible();
  // What the call is read for stands open.
  await expect(request.getByRole("treeitem", { name: /^content/ }).first()).toBeVisible();
  await expect(sheetOf(page).getByRole("tree", { name: "Response" })).toBeVisible();
  await expect(page).toHaveURL(/debugCall=\d+/);
  await expect
    .poll(async () => (await callsOf(stack, "debugs")).map(({ query }) => query))
    .toEqual(["article.id=1&page=1&itemsPerPage=10", "article.id=1&page=2&itemsPerPage=1"]);

  // One entry is saved as a file.
  const download = page.waitForEvent("download");
  await sheetOf(page).getByRole("button", { name: "Download call" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^call-\d+\.json$/);
  const saved = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown>;
  expect(saved).toMatchObject({ article: { id: 1 }, request: { model: expect.any(String) } });

  // Escape closes, and what opened it has the focus again.
  await page.keyboard.press("Escape");
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).toHaveURL(`${article}/generate`);
  await page.keyboard.press("Control+.");
  await expect(rowsOf(page)).toHaveCount(10);
  await page.keyboard.press("Control+.");
  await expect(sheetOf(page)).toBeHidden();
  const button = page.getByRole("button", { name: /^Debug panel/ });
  await button.click();
  await expect(rowsOf(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("DEBUG-7 six bots have a badge in a colour of their own, others are neutral", async ({
  page,
}) => {
  await page.goto(`${article}/compose?debug=1`);
  await expect(rowsOf(page)).toHaveCount(10);
  const colors = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const badge = row.querySelector("[data-color]");
      if (!badge) throw new Error("A row has no badge.");
      return [badge.textContent, getComputedStyle(badge).backgroundColor] as const;
    }),
  );
  const colorOf = new Map(colors);
  const named = ["wrapperix", "descriptix", "imagix", "chapterix", "priorix", "product-curatorix"];
  const seen = [...named, "keywordus"].map((bot) => colorOf.get(bot));
  expect(seen).not.toContain(undefined);
  expect(new Set(seen).size).toBe(7);
});

test("DEBUG-2 request and response are searched, listed flat and copied by value and path", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${article}/compose?debug=1`);
  await rowsOf(page).filter({ hasText: "descriptix" }).first().click();
  const response = sheetOf(page).getByRole("tree", { name: "Response" });
  await sheetOf(page).getByRole("searchbox", { name: "Search in Response" }).fill("finish_reason");
  await expect(sheetOf(page).getByText("1 of 1")).toBeVisible();
  await expect(response.locator("mark")).toHaveText("finish_reason");

  const request = sheetOf(page).getByRole("tree", { name: "Request" });
  await request.getByRole("treeitem", { name: /^model/ }).click();
  await sheetOf(page).getByRole("button", { name: "Copy value" }).first().click();
  await expect.poll(copied).toBe("gpt-4.1-mini");
  await sheetOf(page).getByRole("button", { name: "Copy path" }).first().click();
  await expect.poll(copied).toBe("$.model");

  await sheetOf(page).getByRole("radio", { name: "Flat" }).first().click();
  await expect(request.getByRole("treeitem", { name: /^messages\[1\]\.content/ })).toBeVisible();
});

test("DEBUG-8 a failed fetch is told by a toast and in the panel, and can be tried again", async ({
  page,
  stack,
}) => {
  await stack.fault({ operationId: "debugs", status: 500 });
  await page.goto(`${article}/finetune`);
  await page.getByRole("button", { name: /^Debug panel/ }).click();
  await expect(
    sheetOf(page).getByRole("heading", { name: "Failed to fetch debug info" }),
  ).toBeVisible();
  const toast = page.getByRole("group", { name: "Error" });
  await expect(toast).toContainText("Failed to fetch debug information");
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await stack.reset();
  await sheetOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(rowsOf(page)).toHaveCount(10);
});

/** A log of one call for each of these JSON texts, as request and as response. */
function logOf(altered: AlteredStack, ...texts: string[]): void {
  const members = texts.map(
    (text, index) =>
      `{"id":${index + 1},"bot":"giftorix","article":{"id":1},"request":${text},"response":${text}}`,
  );
  altered.alter("/api/debugs", () => `{"member":[${members.join()}],"totalItems":${texts.length}}`);
}

const odd: [name: string, json: string, shown: RegExp][] = [
  ["null", "null", /^null/],
  ["a text", '"upstream connect error"', /upstream connect error/],
  ["an array", '[{"error":"overloaded"},null]', /^0/],
  ["a thousand levels", `${'{"inner":['.repeat(500)}"end"${"]}".repeat(500)}`, /^inner/],
  ["__proto__", '{"__proto__":{"polluted":true},"constructor":1}', /^__proto__/],
  ["lone surrogates", String.raw`{"lone":"\ud83c","\udf81":"key"}`, /^lone/],
  ["a megabyte", JSON.stringify({ text: "word ".repeat(200_000) }), /999,800 more/],
  ["right to left", '{"العنوان":"هدايا لمحبي القهوة","title":"שלום"}', /هدايا لمحبي القهوة/],
];

test("DEBUG-2 whatever a log entry holds is shown", async ({ page, altered }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  logOf(altered, ...odd.map(([, json]) => json));
  await page.goto(`${altered.url}${article}/compose?debug=1`);
  await expect(rowsOf(page)).toHaveCount(odd.length);
  for (const [index, [name, , shown]] of odd.entries()) {
    await test.step(name, async () => {
      await rowsOf(page).nth(index).click();
      for (const part of ["Request", "Response"]) {
        const tree = sheetOf(page).getByRole("tree", { name: part });
        await expect(tree.getByRole("treeitem", { name: shown }).first()).toBeVisible();
      }
    });
  }
  expect(failures).toEqual([]);
});

test("DEBUG-2 a response of 5 MB is drawn only as far as it is in sight", async ({
  page,
  altered,
}) => {
  const products = Array.from({ length: 25_000 }, (_, id) => ({
    id,
    title: `Hand coffee grinder ${id}`,
    description: "Conical steel burrs and 36 settings. ".repeat(4),
  }));
  logOf(altered, JSON.stringify({ products }));
  await page.goto(`${altered.url}${article}/compose?debug=1`);
  await rowsOf(page).first().click();
  const response = sheetOf(page).getByRole("tree", { name: "Response" });
  await expect(response.getByRole("treeitem", { name: /^products/ })).toContainText("25,000 items");
  await sheetOf(page).getByRole("button", { name: "Expand all" }).last().click();
  await expect(response.getByRole("treeitem", { name: /Hand coffee grinder 0"/ })).toBeVisible();
  await expect.poll(() => response.locator("*").count()).toBeLessThan(400);
});

test("DEBUG-3 a text of 200 characters is shown whole, of 201 the first 200", async ({
  page,
  altered,
}) => {
  logOf(altered, JSON.stringify({ whole: "a".repeat(200), cut: `${"a".repeat(200)}b` }));
  await page.goto(`${altered.url}${article}/compose?debug=1&debugCall=1`);
  const tree = sheetOf(page).getByRole("tree", { name: "Response" });
  await expect(tree.getByRole("treeitem", { name: /^whole/ })).not.toContainText("more");
  await expect(tree.getByRole("treeitem", { name: /^cut/ })).toContainText("a… 1 more");
});
