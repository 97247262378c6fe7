import { choose, list, openList, row, rows } from "./support/articles.ts";
import { callsOf, expectCall } from "./support/calls.ts";
import { sandboxApi } from "./support/sandbox-api.ts";
import { expect, logIn, test } from "./support/stack.ts";

test("CALL-1 articles are deleted one or several at a time; those that failed are named and stay selected", async ({
  page,
  stack,
}) => {
  await openList(page);
  await choose(page, "Quiet evenings", "Delete article");
  await page
    .getByRole("alertdialog", { name: "Delete “Quiet evenings”?" })
    .getByRole("button", { name: "Delete article" })
    .click();
  await expect(page.getByText("1 article deleted")).toBeVisible();
  await expect(row(page, "Quiet evenings")).toHaveCount(0);
  await expectCall(stack, "deleteArticle", {
    method: "DELETE",
    path: "/api/articles/6",
  });
  // What opened the dialog is gone, so the focus is at the page's heading.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  for (const title of ["Summer by the sea", "Green fingers", "Weekends outdoors"]) {
    await page.getByRole("checkbox", { name: `Select ${title}` }).check({ force: true });
  }
  await stack.fault({ operationId: "deleteArticle", status: 500, times: 1 });
  await page.getByRole("button", { name: "Delete 3 articles" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 3 articles?" });
  await expect(question).toContainText("“Summer by the sea”, “Weekends outdoors”, “Green fingers”");
  await question.getByRole("button", { name: "Delete 3 articles" }).click();
  const report = page.getByRole("alert").filter({ hasText: "1 of 3 articles not deleted" });
  await expect(report).toContainText(/Still there, and selected for another try: “.*” \(/);
  await expect(report).toContainText(/Deleted: “.*”, “.*”\./);
  await expect(rows(page)).toHaveCount(6);
  await expect.poll(() => callsOf(stack, "deleteArticle")).toHaveLength(4);

  await page.getByRole("button", { name: "Delete 1 article" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete article" }).click();
  await expect(report).toBeHidden();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Selection" })).toBeHidden();
});

test("CALL-1 many articles are deleted behind a dialog with Cancel; what failed or was not tried stays selected", async ({
  page,
  stack,
}) => {
  const api = await sandboxApi(stack);
  for (let at = 1; at <= 24; at += 1) {
    await api.call("POST", "/articles", { siteId: 1, title: `Gift list ${at}` });
  }
  await openList(page);
  await page.getByRole("searchbox", { name: "Search articles" }).fill("Gift list");
  await expect(page.getByText("24 of 32")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all" }).check({ force: true });
  const remove = page.getByRole("button", { name: "Delete 24 articles" });
  const confirm = async (count: number) => {
    const question = page.getByRole("alertdialog", { name: `Delete ${count} articles?` });
    await question.getByRole("button", { name: `Delete ${count} articles` }).click();
  };

  // Four hang; the others wait for them, and are not tried any more after Cancel.
  await stack.fault({ operationId: "deleteArticle", delayMs: 60_000, status: 500 });
  await remove.click();
  await confirm(24);
  const busy = page.getByRole("dialog", { name: "Deleting 24 articles" });
  await expect.poll(async () => (await callsOf(stack, "deleteArticle")).length).toBe(4);
  await busy.getByRole("button", { name: "Cancel" }).click();
  await expect(busy).toBeHidden();
  const report = page.getByRole("alert").filter({ hasText: "of 24 articles not deleted" });
  await expect(report).toContainText("24 of 24 articles not deleted");
  await expect(report).toContainText(/\(cancelled before it was tried\).* and 14 more\./);
  await expect.poll(() => callsOf(stack, "deleteArticle")).toHaveLength(4);

  // All are still selected. Two of them fail, each of the others has its one call.
  await stack.clearFaults();
  await stack.fault({ operationId: "deleteArticle", status: 500, times: 2 });
  await remove.click();
  await confirm(24);
  await expect(report).toContainText("2 of 24 articles not deleted");
  await expect(report).toContainText(
    /Still there, and selected for another try: “Gift list \d+” \(/,
  );
  const calls = (await callsOf(stack, "deleteArticle")).slice(4);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(24);
  expect(calls).toHaveLength(24);
  await expect(page.getByText("2 of 10")).toBeVisible();
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("2 selected");

  await page.getByRole("button", { name: "Delete 2 articles" }).click();
  await confirm(2);
  await expect(page.getByText("2 articles deleted")).toBeVisible();
  await expect(page.getByText("0 of 8")).toBeVisible();
});

test("more articles than arrive at once are all found, paged in the URL and drawn only in sight", async ({
  page,
  stack,
}) => {
  const api = await sandboxApi(stack);
  const titles = Array.from({ length: 1_010 }, (_, at) => `Gift list ${at + 1}`);
  while (titles.length > 0) {
    await Promise.all(
      titles.splice(0, 10).map((title) => api.call("POST", "/articles", { siteId: 1, title })),
    );
  }
  await logIn(page);
  await page.goto(list);
  await expect(page.getByText("1,018 articles")).toBeVisible();
  await expect
    .poll(async () => (await callsOf(stack, "articles")).map(({ query }) => query))
    .toEqual(["site.id=1&page=1&itemsPerPage=1000", "site.id=1&page=2&itemsPerPage=1000"]);
  // The oldest came with the second batch.
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill("dad coffee");
  await expect(row(page, "16 gifts for a dad who loves coffee")).toBeVisible();
  await search.fill("");

  const pages = page.getByRole("navigation", { name: "Pages of articles" });
  await pages.getByRole("button", { name: "Page 11", exact: true }).click();
  await expect(page).toHaveURL(`${list}?page=11`);
  await expect(rows(page)).toHaveCount(19);
  await pages.getByLabel("Per page").selectOption("1000");
  await expect(page).toHaveURL(`${list}?size=1000`);
  await expect(page.getByRole("table", { name: "Articles" })).toHaveAttribute(
    "aria-rowcount",
    "1001",
  );
  await expect.poll(() => rows(page).count()).toBeLessThan(60);
});
