import type { Page } from "@playwright/test";
import { expectCall, lastCall } from "./support/calls.ts";
import { expect, logIn, test } from "./support/stack.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Sites and settings" });

test("SHELL-12 CALL-2 publish and unpublish show in the sidebar at once, and are taken back when they fail", async ({
  page,
  stack,
}) => {
  await logIn(page);
  await page.goto("/admin/site/4/settings");
  await expect(sidebar(page).getByRole("button", { name: "Live Sites, 4" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const live = sidebar(page).getByRole("link", { name: "Idee Regalo, IT, live" });
  await expect(live).toBeVisible();
  await expect(sidebar(page).getByRole("button", { name: "Live Sites, 5" })).toBeVisible();
  await expect(page.getByText("Idee Regalo is live")).toBeVisible();
  const published = await lastCall(stack, "publishSite");
  expect(published).toMatchObject({ method: "PATCH", path: "/api/sites/4/publish" });
  expect(published.headers["content-type"]).toContain("application/merge-patch+json");

  // It fails: the site stays live, and a toast says so.
  await stack.fault({ operationId: "unpublishSite", status: 503, delayMs: 2000, times: 1 });
  const unpublish = page.getByRole("button", { name: "Unpublish", exact: true });
  const question = page.getByRole("alertdialog", { name: "Unpublish Idee Regalo?" });
  await unpublish.click();
  await question.getByRole("button", { name: "Unpublish site" }).click();
  await expect(sidebar(page).getByRole("button", { name: "Live Sites, 4" })).toBeVisible();
  await expect(page.getByText("Idee Regalo was not unpublished")).toBeVisible();
  await expect(live).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();

  await unpublish.click();
  await question.getByRole("button", { name: "Unpublish site" }).click();
  await expect(sidebar(page).getByRole("button", { name: "Live Sites, 4" })).toBeVisible();
  await expect(page.getByText("Idee Regalo is no longer live")).toBeVisible();
  const unpublished = await lastCall(stack, "unpublishSite");
  expect(unpublished).toMatchObject({ method: "PATCH", path: "/api/sites/4/unpublish" });
  expect(unpublished.headers["content-type"]).toContain("application/merge-patch+json");
});

test("a site is redeployed, and gets its settings", async ({ page, stack }) => {
  await logIn(page);
  await page.goto("/admin/site/2/settings");
  await page.getByRole("button", { name: "Redeploy" }).click();
  await expect(page.getByText("The redeploy of Regalos Geniales is queued")).toBeVisible();
  await expectCall(stack, "redeploySite", {
    method: "GET",
    path: "/api/sites/2/redeploy",
  });
  await page.getByRole("button", { name: "Send settings" }).click();
  await expect(page.getByText("The settings of Regalos Geniales are on their way")).toBeVisible();
  await expectCall(stack, "sendSiteSettings", {
    method: "GET",
    path: "/api/sites/2/send/settings",
  });
  await stack.fault({ operationId: "redeploySite", status: 500, times: 1 });
  await page.getByRole("button", { name: "Redeploy" }).click();
  await expect(page.getByText("Regalos Geniales was not redeployed")).toBeVisible();
});

test("ROUTE-11 a site is deleted after its name was typed, and is no place to go to any more", async ({
  page,
  stack,
}) => {
  await logIn(page);
  await page.goto("/admin/site/7/settings");
  await page.getByRole("textbox", { name: "Name" }).fill("Never saved");
  await page.getByRole("button", { name: "Delete site" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Gift Lab?" });
  const confirm = question.getByRole("button", { name: "Delete site" });
  await expect(confirm).toHaveAttribute("aria-disabled", "true");
  await question.getByRole("textbox").fill("Gift Lab");
  await confirm.click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("Gift Lab was deleted")).toBeVisible();
  await expect(page.getByRole("table", { name: "Sites" }).getByRole("row")).toHaveCount(7);
  await expectCall(stack, "deleteSite", {
    method: "DELETE",
    path: "/api/sites/7",
  });
  await page.goto("/admin/site/7/settings");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
});
