import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

test("CALL-2 CALL-3 ROUTE-9 a bot's providers, model, temperature, prompt and other settings are edited as a merge patch", async ({
  page,
  stack,
}) => {
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/settings\/bot$/);
  const rows = page.getByRole("table", { name: "Bots" }).getByRole("row");
  await expect(rows.filter({ hasText: "imobiliarix" })).toContainText("mistral");
  for (const operation of ["botSettings", "bots", "botProviders"]) {
    await expect.poll(() => callsOf(stack, operation)).not.toHaveLength(0);
  }

  await page.getByRole("link", { name: "giftorix" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit giftorix" });
  await expect(dialog.getByLabel("Model")).toHaveValue("claude-sonnet-4-5");
  await expectCall(stack, "botSetting", { path: "/api/bot_settings/2" });
  const rest = dialog.getByLabel("Other settings");
  await expect(rest).toHaveValue('{\n  "ideas": 6\n}');
  await expect(dialog.getByRole("button", { name: "Save settings" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await rest.fill('{"ideas": 6');
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expect(dialog.getByText(/^This is not JSON/)).toBeVisible();
  await expect(rest).toBeFocused();
  expect(await callsOf(stack, "updateBotSetting")).toHaveLength(0);

  // Removed keys go out as null, and so does what was cleared; what is untouched stays out.
  await rest.fill('{"audience": {"age": "adult"}}');
  await dialog.getByRole("button", { name: /Backup provider/ }).click();
  await page.getByRole("option", { name: "None" }).click();
  await dialog.getByRole("textbox", { name: "Temperature" }).fill("0.5");
  await page.keyboard.press("Control+s");
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: "giftorix" })).toContainText("0.5");
  await expectPatch(stack, "updateBotSetting", {
    backupProvider: null,
    settings: { temperature: 0.5, ideas: null, audience: { age: "adult" } },
  });

  // A reload edits what is stored now.
  await page.getByRole("link", { name: "giftorix" }).click();
  await page.reload();
  await expect(dialog.getByLabel("Other settings")).toHaveValue(/"audience"/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/settings\/bot$/);

  // The API decides whether a bot may have two settings; its answer stands at the field.
  await page.getByRole("button", { name: "New bot settings" }).click();
  const creation = page.getByRole("dialog", { name: "New bot settings" });
  await creation.getByRole("button", { name: "Create settings" }).click();
  await expect(creation.getByText("Choose a bot.")).toBeVisible();
  await expect(creation.getByText("Choose a provider.")).toBeVisible();
  await creation.getByRole("button", { name: /^(?!.*provider).*Bot/ }).click();
  await page.getByRole("option", { name: /wrapperix/ }).click();
  await creation.getByRole("button", { name: /Default provider/ }).click();
  await page.getByRole("option", { name: "stability" }).click();
  await creation.getByRole("button", { name: "Create settings" }).click();
  await expect(creation.getByText("This bot has its settings already.")).toBeVisible();
});

test("CALL-1 CALL-3 a bot without settings is named and gets them", async ({ page, stack }) => {
  await page.goto("/settings/bot");
  const rows = page.getByRole("table", { name: "Bots" }).getByRole("row");
  await expect(rows.filter({ hasText: "giftorix" })).toBeVisible();
  await expect(rows.filter({ hasText: "imagix" })).toHaveCount(0);
  await page.getByRole("button", { name: "Set up imagix" }).click();
  const creation = page.getByRole("dialog", { name: "New bot settings" });
  await creation.getByRole("button", { name: /Default provider/ }).click();
  await page.getByRole("option", { name: "stability" }).click();
  await creation.getByRole("button", { name: /Backup provider/ }).click();
  await page.getByRole("option", { name: "offline" }).click();
  await creation.getByLabel("Model").fill("stable-image-ultra");
  await creation.getByRole("textbox", { name: "Temperature" }).fill("0.3");
  await creation.getByLabel("Prompt").fill("Warm light, no <b>people</b>.");
  await creation.getByLabel("Other settings").fill('{"width": 1200, "height": 630}');
  await creation.getByRole("button", { name: "Create settings" }).click();
  await expect(creation).toBeHidden();

  await expect(page).toHaveURL(/\/settings\/bot$/);
  await expect(rows.filter({ hasText: "imagix" })).toContainText("stable-image-ultra");
  await expect(page.getByRole("button", { name: "Set up imagix" })).toHaveCount(0);
  await expect.poll(() => callsOf(stack, "createBotSetting")).toHaveLength(1);
  await expectCall(stack, "createBotSetting", {
    method: "POST",
    path: "/api/bot_settings",
    body: {
      bot: "imagix",
      defaultProvider: "stability",
      backupProvider: "offline",
      settings: {
        model: "stable-image-ultra",
        temperature: 0.3,
        prompt: "Warm light, no <b>people</b>.",
        width: 1200,
        height: 630,
      },
    },
  });

  // What came to be is edited like any other.
  await page.getByRole("link", { name: "imagix" }).click();
  const edit = page.getByRole("dialog", { name: "Edit imagix" });
  await edit.getByLabel("Prompt").fill("Warm light.");
  await edit.getByRole("button", { name: "Save settings" }).click();
  await expect(edit).toBeHidden();
  await expectPatch(stack, "updateBotSetting", { settings: { prompt: "Warm light." } });
});
