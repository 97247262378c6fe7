import type { Page } from "@playwright/test";
import { callsOf, expectCall, lastCall } from "./support/calls.ts";
import { expect, test } from "./support/altered-stack.ts";
import { signIn } from "./support/sign-in.ts";

const elastic = "/admin/site/1/elastic";

test.beforeEach(async ({ page, stack }) => signIn(page, stack));

const rowsOf = (page: Page) =>
  page.getByRole("table", { name: "Products found" }).getByRole("row", { name: /€|\d\.\d\d/ });

async function addWords(page: Page, field: string, ...words: string[]): Promise<void> {
  const input = page.getByRole("textbox", { name: field, exact: true });
  for (const word of words) {
    await input.fill(word);
    await input.press("Enter");
  }
}

const payload = {
  siteId: 1,
  titleKeywords: ["coffee", "grinder"],
  categoryKeywords: ["kitchen"],
  descriptionKeywords: ["steel"],
  negativeTitleKeywords: ["capsule"],
  negativeCategoryKeywords: ["books"],
  negativeDescriptionKeywords: ["plastic"],
  budget: { min: 10, max: 80 },
  scores: { titleKeywords: 5, categoryKeywords: 2, descriptionKeywords: 0.5 },
};

test("the whole payload is searched for, shown with its query, and shared by its address", async ({
  page,
  stack,
}) => {
  await page.goto(elastic);
  await addWords(page, "In the title", "coffee", "grinder");
  await addWords(page, "In the category", "kitchen");
  await addWords(page, "In the description", "steel");
  await addWords(page, "Not in the title", "capsule");
  await addWords(page, "Not in the category", "books");
  await addWords(page, "Not in the description", "plastic");
  await page.getByRole("textbox", { name: "Lowest price" }).fill("10");
  await page.getByRole("textbox", { name: "Highest price" }).fill("80");
  await page.getByRole("textbox", { name: "Weight of the title" }).fill("5");
  await page.getByRole("textbox", { name: "Weight of the category" }).fill("2");
  await page.getByRole("textbox", { name: "Weight of the description" }).fill("0.5");
  const search = page.getByRole("button", { name: "Search", exact: true });
  await search.press("Enter");
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(search).toBeFocused();
  await expectCall(stack, "elasticProducts", {
    method: "POST",
    path: "/api/elastic/products",
    query: "page=1&itemsPerPage=20",
    body: payload,
  });
  await expectCall(stack, "elasticQuery", {
    method: "POST",
    path: "/api/elastic/query",
    body: payload,
  });
  const scores = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => Number(row.children[1]?.textContent)),
  );
  expect(scores.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  await expect(
    page.getByRole("tree", { name: "Query" }).getByRole("treeitem", { name: /^must_not/ }),
  ).toBeVisible();

  // Who opens the address sees the same search and the same products.
  const shared = page.url();
  const titles = await rowsOf(page).allTextContents();
  await page.goto("/admin");
  await page.goto(shared);
  await expect(rowsOf(page)).toHaveText(titles);
  await expect(page.getByRole("textbox", { name: "Weight of the description" })).toHaveValue("0.5");
  await expect(page.getByRole("row", { name: "capsule" })).toBeVisible();
  expect((await lastCall(stack, "elasticProducts")).body).toEqual(payload);

  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL(elastic);
  await expect(page.getByRole("textbox", { name: "Weight of the description" })).toHaveValue("");
});

test("a search that is too broad says so, and its pages are in the URL", async ({
  page,
  stack,
}) => {
  await page.goto(elastic);
  expect(await callsOf(stack, "elasticProducts")).toEqual([]);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(/^\d+ products match: the search is too broad$/)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(`${elastic}?search=1&page=2`);
  await expect(page.getByRole("status").filter({ hasText: /^21-40 of/ })).toBeVisible();
  await expectCall(stack, "elasticProducts", { query: "page=2&itemsPerPage=20" });
});

test("an empty search says what may be widened", async ({ page }) => {
  await page.goto(`${elastic}?search=1&title=zeppelin&max=5`);
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  await expect(page.getByText("Try fewer or other keywords, or widen the budget.")).toBeVisible();
});

test("a search that fails says why: at its fields, or where the products would be", async ({
  page,
  stack,
}) => {
  await page.goto(`${elastic}?search=1&title=coffee&min=90&max=10`);
  await expect(page.getByText("This value should not be greater than the maximum.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Some values were not accepted");
  await expect(page.getByRole("textbox", { name: "Lowest price" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );

  await stack.fault({ operationId: "elasticProducts", status: 500 });
  await page.goto(`${elastic}?search=1&title=coffee`);
  await expect(page.getByRole("alert")).toContainText("The API could not do this");
  await stack.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});
