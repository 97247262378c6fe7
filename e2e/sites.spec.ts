import type { Page } from "@playwright/test";
import { callsOf, expectCall, lastCall } from "./support/calls.ts";
import { sandboxApi } from "./support/sandbox-api.ts";
import { expect, logIn, test } from "./support/stack.ts";

const table = (page: Page) => page.getByRole("table", { name: "Sites" });
const rows = (page: Page) => table(page).getByRole("row");
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Sites and settings" });

test("CALL-3 ROUTE-2 the sites list is searched, filtered and sorted, all of it in the URL", async ({
  page,
  stack,
}) => {
  await logIn(page);
  await expect(page).toHaveTitle("Sites · Console");
  await expectCall(stack, "sites", { method: "GET", path: "/api/sites" });
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole("textbox", { name: "Search sites" }).fill("presen");
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL("/admin?q=presen");
  await page.getByRole("textbox", { name: "Search sites" }).fill("");
  await page
    .getByRole("button", { name: /Status/ })
    .first()
    .click();
  await page.getByRole("option", { name: "Live", exact: true }).click();
  await page
    .getByRole("button", { name: /Country/ })
    .first()
    .click();
  await page.getByRole("option", { name: "PT" }).click();
  await expect(page).toHaveURL("/admin?status=live&country=PT");
  await expect(rows(page)).toHaveCount(3);
  await table(page).getByRole("button", { name: "Name" }).click();
  await expect(rows(page).nth(1)).toContainText("Presentes Originais");
  await expect(page).toHaveURL(/sort=name%3Adescending/);

  // The address is enough to have it all again, and the first cell is a link like others.
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("Presentes Originais");
  await expect(table(page).getByRole("link", { name: "Presentes Originais" })).toHaveAttribute(
    "href",
    "/admin/site/1/articles",
  );
  await page.goBack();
  await expect(rows(page).nth(1)).toContainText("Prendas de Natal");

  await page.goto("/admin?q=nothing+like+it");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rows(page)).toHaveCount(8);
});

test("a site is created, with what is wrong told at the fields", async ({ page, stack }) => {
  await logIn(page);
  await page.getByRole("button", { name: "New site" }).click();
  await expect(page).toHaveURL("/admin?open=new");
  const dialog = page.getByRole("dialog", { name: "New site" });
  await dialog.getByLabel("Country").fill("Portugal");
  await dialog.getByRole("button", { name: "Create site" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  expect(await callsOf(stack, "createSite")).toHaveLength(0);
  await dialog.getByLabel("Name").fill("<img src=x onerror=alert(1)>");
  await dialog.getByLabel("Country").fill("at");
  await dialog.getByRole("button", { name: "Create site" }).click();
  await expect(page).toHaveURL(/\/admin\/site\/\d+\/settings$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "<img src=x onerror=alert(1)>" }),
  ).toBeVisible();
  const call = await lastCall(stack, "createSite");
  expect(call).toMatchObject({ method: "POST", path: "/api/sites" });
  expect(call.headers["content-type"]).toContain("application/json");
  expect(call.body).toEqual({
    name: "<img src=x onerror=alert(1)>",
    domain: null,
    settingsSite: { country: "AT" },
  });
});

test("SHELL-12 a site is published and unpublished from its row, and the sidebar follows", async ({
  page,
  stack,
}) => {
  await logIn(page);
  const row = rows(page).filter({ hasText: "Geschenkfinder" });
  await stack.fault({ operationId: "publishSite", status: 503, delayMs: 2000, times: 1 });
  await row.getByRole("button", { name: "Publish Geschenkfinder" }).click();
  await expect(row.getByRole("button", { name: "Unpublish Geschenkfinder" })).toBeVisible();
  await expect(page.getByText("Geschenkfinder was not published")).toBeVisible();
  await expect(row).toContainText("draft");
  await page.getByRole("button", { name: "Dismiss" }).click();

  await row.getByRole("button", { name: "Publish Geschenkfinder" }).click();
  await expect(sidebar(page).getByRole("link", { name: "Geschenkfinder, DE, live" })).toBeVisible();
  await expect(page.getByText("Geschenkfinder is live")).toBeVisible();
  await expectCall(stack, "publishSite", { path: "/api/sites/5/publish" });
  await row.getByRole("button", { name: "Unpublish Geschenkfinder" }).click();
  await page
    .getByRole("alertdialog", { name: "Unpublish Geschenkfinder?" })
    .getByRole("button", { name: "Unpublish site" })
    .click();
  await expect(row).toContainText("draft");
  await expect(page.getByText("Geschenkfinder is no longer live")).toBeVisible();
  await expectCall(stack, "unpublishSite", { path: "/api/sites/5/unpublish" });
});

test("many sites come in pages, and the page stands in the URL", async ({ page, stack }) => {
  await logIn(page);
  const names = Array.from({ length: 98 }, (_, at) => `Zebra gifts ${String(at).padStart(3, "0")}`);
  const api = await sandboxApi(stack);
  for (const name of names) await api.call("POST", "/sites", { name });
  await page.reload();
  const pages = page.getByRole("navigation", { name: "Pages of sites" });
  await expect(pages.getByText("1-100 of 105")).toBeVisible();
  await pages.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/admin?page=2");
  await expect(rows(page)).toHaveCount(6);
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await expect(table(page).getByRole("link", { name: "Zebra gifts 097" })).toBeVisible();
  await page.getByRole("textbox", { name: "Search sites" }).fill("zebra");
  await expect(page).toHaveURL("/admin?q=zebra");
  await expect(pages).toBeHidden();
  await expect(page.getByText("98 of 105")).toBeVisible();
});
