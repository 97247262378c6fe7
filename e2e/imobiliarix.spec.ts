import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { sandboxApi } from "./support/sandbox-api.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

test("ROUTE-8 CALL-2 imobiliarix has a workspace: its setting edited in place, its sites and articles", async ({
  page,
  stack,
}) => {
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Sites and settings" })
    .getByRole("link", { name: "Imobiliarix" })
    .click();
  await expect(page).toHaveURL("/admin/imobiliarix");
  await expect(page).toHaveTitle("Imobiliarix · Console");
  await expect(page.getByRole("heading", { level: 1, name: "Imobiliarix" })).toBeFocused();
  for (const operation of ["botSettings", "botProviders", "articles"]) {
    await expect.poll(() => callsOf(stack, operation)).toHaveLength(1);
  }

  // It serves every live site as long as its settings name none.
  const sites = page.getByRole("table", { name: "Sites it serves" });
  const articles = page.getByRole("table", { name: "Newest articles" });
  await expect(sites.getByRole("row")).toHaveCount(5);
  await expect(articles.getByRole("link", { name: "Noches de juegos" })).toBeVisible();

  const model = page.getByRole("textbox", { name: "Model" });
  await model.fill("mistral-small");
  await page.getByRole("textbox", { name: "Other settings" }).fill('{"sites": [2, 4]}');
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expectPatch(stack, "updateBotSetting", {
    settings: { model: "mistral-small", sites: [2, 4] },
  });
  await expectCall(stack, "updateBotSetting", {
    path: expect.stringMatching(/^\/api\/bot_settings\/\d+$/),
  });
  await expect(sites.getByRole("row")).toHaveCount(3);
  await expect(sites.getByRole("link", { name: "Idee Regalo" })).toHaveAttribute(
    "href",
    "/admin/site/4/articles",
  );
  await expect(articles.getByRole("row").filter({ hasText: "Presentes Originais" })).toHaveCount(0);

  // A second change begins from what was just saved.
  await page.getByRole("textbox", { name: "Prompt" }).fill("Homes first.");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect.poll(() => callsOf(stack, "updateBotSetting")).toHaveLength(2);
  await expectPatch(stack, "updateBotSetting", { settings: { prompt: "Homes first." } });
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  // What is not saved is not left by accident.
  await model.fill("other");
  await page.getByRole("link", { name: "Bots" }).first().click();
  await page
    .getByRole("alertdialog", { name: "Discard your changes?" })
    .getByRole("button", { name: "Discard changes" })
    .click();
  await expect(page).toHaveURL("/settings/bot");
});

test("an empty workspace says what is missing", async ({ page, stack }) => {
  const api = await sandboxApi(stack);
  for (const id of [1, 2, 3, 6]) await api.call("PATCH", `/sites/${id}/unpublish`);
  await page.goto("/admin/imobiliarix");
  await expect(page.getByRole("heading", { name: "No site is live" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No articles yet" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the sites" }).click();
  await expect(page).toHaveURL("/admin");
});
