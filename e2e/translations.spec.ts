import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

test("CALL-2 CALL-3 ROUTE-9 keys and translations are created, edited, searched and deleted, per site or for all", async ({
  page,
  stack,
}) => {
  await page.goto("/settings/translation");
  await expect(page).toHaveTitle("Translations · Settings · Console");
  const keys = page.getByRole("table", { name: "Keys" });
  const translations = page.getByRole("table", { name: "Translations" });

  // A key: violations stand at the field.
  await page.getByRole("tab", { name: /^Keys/ }).click();
  await page.getByRole("button", { name: "New key" }).click();
  const newKey = page.getByRole("dialog", { name: "New key" });
  await newKey.getByLabel("Key").fill("gift wrap");
  await newKey.getByRole("button", { name: "Create key" }).click();
  await expect(newKey.getByText(/^Use letters, digits, dots/)).toBeVisible();
  await newKey.getByLabel("Key").fill("nav.about");
  await newKey.getByRole("button", { name: "Create key" }).click();
  await expect(newKey.getByText("This key exists already.")).toBeVisible();
  await newKey.getByLabel("Key").fill("article.gift_wrap");
  await newKey.getByLabel("Description").fill("Below the price.");
  await newKey.getByRole("button", { name: "Create key" }).click();
  await expect(newKey).toBeHidden();
  expect((await lastCall(stack, "createTranslationKey")).body).toEqual({
    key: "article.gift_wrap",
    description: "Below the price.",
  });
  await page.getByRole("searchbox", { name: "Search keys" }).fill("gift_wrap price");
  await expect(page.getByText("1 of 16")).toBeVisible();
  await keys.getByRole("link", { name: "article.gift_wrap" }).click();
  const editKey = page.getByRole("dialog", { name: "Edit article.gift_wrap" });
  await editKey.getByLabel("Description").fill("");
  await editKey.getByRole("button", { name: "Save key" }).click();
  await expect(editKey).toBeHidden();
  await expectPatch(stack, "updateTranslationKey", { description: null });

  // A translation of it for one site.
  await page.getByRole("tab", { name: "Translations" }).click();
  await page.getByRole("button", { name: /For/ }).click();
  await page.getByRole("option", { name: "Presentes Originais" }).click();
  await expect(page).toHaveURL(/site=1/);
  await expect(translations.getByRole("row").filter({ hasText: "All sites" })).toHaveCount(0);
  await expectCall(stack, "translations", { query: expect.stringContaining("siteId=1") });
  await page.getByRole("button", { name: "New translation" }).click();
  const creation = page.getByRole("dialog", { name: "New translation" });
  await expect(creation.getByRole("button", { name: /For/ })).toContainText("Presentes Originais");
  await creation.getByRole("combobox", { name: "Key" }).fill("gift_wrap");
  await page.getByRole("option", { name: /article\.gift_wrap/ }).click();
  await creation.getByLabel("First locale").fill("Portuguese");
  await creation.getByRole("button", { name: "Add locale" }).click();
  await expect(creation.getByText("Enter a locale such as pt or pt-BR.")).toBeVisible();
  await creation.getByLabel("First locale").fill("pt");
  await creation.getByRole("button", { name: "Add locale" }).click();
  await creation.getByLabel("pt", { exact: true }).fill("Embrulho <i>grátis</i>");
  await creation.getByRole("button", { name: "Create translation" }).click();
  await expect(creation).toBeHidden();
  const row = translations.getByRole("row").filter({ hasText: "article.gift_wrap" });
  await expect(row).toContainText("Embrulho <i>grátis</i>");
  const created = (await lastCall(stack, "createTranslation")).body as { keyId: number };
  expect(created).toEqual({
    keyId: expect.any(Number),
    siteId: 1,
    strings: [{ locale: "pt", localizedText: "Embrulho <i>grátis</i>" }],
  });

  // Its editor begins from what is stored now, and sends the strings whole.
  await row.getByRole("link").click();
  const editor = page.getByRole("dialog", { name: "Edit article.gift_wrap" });
  // Enter adds the locale; it does not send the form.
  await editor.getByLabel("Another locale").fill("en");
  await editor.getByLabel("Another locale").press("Enter");
  await expect(editor.getByLabel("en", { exact: true })).toBeFocused();
  expect(await callsOf(stack, "updateTranslation")).toHaveLength(0);
  await editor.getByLabel("en", { exact: true }).fill("Free gift wrap");
  await expectCall(stack, "translation", {
    path: expect.stringMatching(/^\/api\/translations\/\d+$/),
  });
  await page.keyboard.press("Control+s");
  await expect(editor).toBeHidden();
  await expect(row).toContainText("en, pt");
  await expectPatch(stack, "updateTranslation", {
    strings: [
      { locale: "pt", localizedText: "Embrulho <i>grátis</i>" },
      { locale: "en", localizedText: "Free gift wrap" },
    ],
  });

  // Deleted after a question that names what goes.
  await row.getByRole("button", { name: /^Delete/ }).click();
  await page
    .getByRole("alertdialog", {
      name: "Delete the texts of “article.gift_wrap” for Presentes Originais?",
    })
    .getByRole("button", { name: "Delete texts" })
    .click();
  await expect(row).toHaveCount(0);
  await expectCall(stack, "deleteTranslation", { method: "DELETE" });
  await page.getByRole("tab", { name: /^Keys/ }).click();
  await page.getByRole("button", { name: "Delete article.gift_wrap" }).click();
  await page.getByRole("button", { name: "Delete key and translations" }).click();
  await expect(keys.getByRole("row").filter({ hasText: "article.gift_wrap" })).toHaveCount(0);
  await expect.poll(() => callsOf(stack, "deleteTranslationKey")).toHaveLength(1);
});
