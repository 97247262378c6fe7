import type { Page } from "@playwright/test";
import { startTestGateway } from "../scripts/test-servers.ts";
import { expect, logIn, test } from "./support/stack.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Sites and settings" });

test("SHELL-1 the toggle in the top bar collapses the sidebar, and a reload keeps it so", async ({
  page,
}) => {
  await logIn(page);
  const toggle = page.getByRole("banner").getByRole("button", { name: "Sidebar" });
  const width = async () => (await sidebar(page).boundingBox())?.width ?? 0;
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect.poll(width).toBeGreaterThan(200);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(width).toBeLessThan(60);
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
});

test("SHELL-2 SHELL-3 live sites stand open with their countries, then favorites and the others, then fixed places", async ({
  page,
}) => {
  await logIn(page);
  const groups = sidebar(page).getByRole("button", { name: / Sites, \d+$/ });
  await expect(groups).toHaveText([/^Live Sites,4$/, /^Favorite Sites,0$/, /^Other Sites,3$/]);
  await expect(groups.first()).toHaveAttribute("aria-expanded", "true");
  await expect(
    sidebar(page).getByRole("link", { name: "Presentes Originais, PT, live" }),
  ).toBeVisible();
  await groups.last().click();
  await expect(sidebar(page).getByRole("link", { name: /, N\/A$/ })).toBeVisible();
  await expect(
    sidebar(page).getByRole("link", { name: /^(Imobiliarix|Bots|Feeds|Translations)$/ }),
  ).toHaveText(["Imobiliarix", "Bots", "Feeds", "Translations"]);
});

test("SHELL-4 a group with exactly one site links straight to that site's articles", async ({
  page,
}) => {
  await logIn(page);
  await page
    .getByRole("table", { name: "Sites" })
    .getByRole("button", { name: "Add Cadeaux Malins to favorites" })
    .click();
  await sidebar(page).getByRole("link", { name: "Favorite Sites, 1" }).click();
  await expect(page).toHaveURL("/admin/site/3/articles");
  await expect(page.getByRole("heading", { level: 1, name: "Cadeaux Malins" })).toBeFocused();
});

test("SHELL-2 a star set in one tab shows in the other, and rubbish in storage counts as none", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("favorite-sites")) localStorage.setItem("favorite-sites", "{oops");
  });
  await logIn(page);
  await expect(sidebar(page).getByRole("button", { name: "Favorite Sites, 0" })).toBeVisible();
  const second = await context.newPage();
  await second.goto("/admin");
  const star = (tab: Page, name: string) =>
    tab.getByRole("table", { name: "Sites" }).getByRole("button", { name });
  await star(second, "Add Regalos Geniales to favorites").click();
  await expect(sidebar(page).getByRole("link", { name: "Favorite Sites, 1" })).toBeVisible();
  await star(page, "Remove Regalos Geniales from favorites").click();
  await expect(sidebar(second).getByRole("button", { name: "Favorite Sites, 0" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("favorite-sites"))).toBe("[]");
});

test("AUTH-2 rubbish under auth_state counts as logged out", async ({ page }) => {
  for (const rubbish of ["{oops", "[]", '{"accessToken":7,"refreshToken":null}']) {
    await page.goto("/login");
    await page.evaluate((text) => localStorage.setItem("auth_state", text), rubbish);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel("Username")).toBeVisible();
  }
});

test("SHELL-5 the environment button opens the same path, query and hash on the other console", async ({
  page,
  stack,
}) => {
  const other = "https://console.example.com";
  const gateway = await startTestGateway(stack.sandbox.url, { CONSOLE_OTHER_URL: other });
  try {
    await page.goto(`${gateway.url}/login?returnTo=${encodeURIComponent("/admin/site/1/feeds")}`);
    await page.getByLabel("Username").fill("operator");
    await page.getByRole("textbox", { name: "Password" }).fill("operator");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("heading", { name: "Presentes Originais" })).toBeVisible();
    await page.goto(`${gateway.url}/admin/site/1/feeds?q=caf%C3%A9&sort=name:descending#top`);
    await expect(page.getByRole("banner").getByRole("link", { name: /^DEV/ })).toHaveAttribute(
      "href",
      `${other}/admin/site/1/feeds?q=caf%C3%A9&sort=name:descending#top`,
    );
  } finally {
    await gateway.stop();
  }
});

test("SHELL-7 the search box takes text and leads nowhere", async ({ page, stack }) => {
  await logIn(page);
  const box = page.getByRole("banner").getByRole("textbox", { name: "Search" });
  const rows = page.getByRole("table", { name: "Sites" }).getByRole("row");
  await expect(rows).toHaveCount(8);
  const calls = (await stack.requests()).length;
  await box.fill("coffee");
  await box.press("Enter");
  await expect(box).toHaveValue("coffee");
  await expect(page).toHaveURL("/admin");
  await expect(rows).toHaveCount(8);
  expect(await stack.requests()).toHaveLength(calls);
});

test("ROUTE-11 ids, tabs and types that do not exist lead to the sites list, never to a blank page", async ({
  page,
}) => {
  await logIn(page);
  const unknown = [
    "/admin/site/999/articles",
    "/admin/site/999/feeds",
    "/sites/999/authors",
    "/admin/site/999/articles/1/compose",
    "/admin/site/1/articles/99999/compose",
    "/admin/site/abc/articles",
    "/admin/site/1",
    "/admin/site/1/nothing",
    "/settings/nothing",
  ];
  for (const path of unknown) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/admin");
    await expect(page.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
  }
});

test("the palette finds sites, articles, settings and actions, and gives the focus back", async ({
  page,
  stack,
}) => {
  await logIn(page);
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const button = page.getByRole("button", { name: "Command palette" });
  const options = palette.getByRole("option");
  await button.click();
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("cadeaux");
  await expect(options).toHaveText([/Cadeaux Malins/]);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();

  // A site by keyboard alone, then one of its articles.
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("presentes");
  await expect(options.filter({ hasText: "Presentes Originais" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/site/1/articles");
  await page.keyboard.press("Meta+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("dad coffee");
  await options.filter({ hasText: "16 gifts for a dad who loves coffee" }).click();
  await expect(page).toHaveURL(/\/admin\/site\/1\/articles\/\d+\/\w/);
  // What the articles tab has loaded is not asked for again.
  const lists = (await stack.requests()).filter(({ operationId }) => operationId === "articles");
  expect(lists).toHaveLength(1);
  expect(lists[0]?.query).toContain("itemsPerPage=1000");

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("translations");
  await options.filter({ hasText: "Translations" }).first().click();
  await expect(page).toHaveURL("/settings/translation");

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("collapse");
  await options.filter({ hasText: "Collapse the sidebar" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sidebar" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("new site");
  await options.filter({ hasText: "New site" }).click();
  await expect(page.getByRole("dialog", { name: "New site" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin");

  await page.keyboard.press("Control+k");
  await expect(
    palette.getByRole("group", { name: "Recent" }).getByRole("option").first(),
  ).toHaveText(/New site/);
  await page.keyboard.type("log out");
  await options.filter({ hasText: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
});
