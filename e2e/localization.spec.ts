import type { Page } from "@playwright/test";
import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

const grid = (page: Page) => page.getByRole("table", { name: "Texts of the site" });
const cell = (page: Page, name: string) => grid(page).getByRole("button", { name });

/** Opens a cell, replaces its text and leaves it with Enter. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await cell(page, name).click();
  const field = grid(page).getByRole("textbox", { name });
  await expect(field).toBeFocused();
  await field.fill(text);
  await field.press("Enter");
  await expect(field).toBeHidden();
}

test("CALL-2 CALL-3 ROUTE-3 texts are changed, added and taken away where they stand", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/localization");
  await expect(page).toHaveTitle("Localization · Presentes Originais · Console");
  await expect(page.getByText("15 keys, 18 missing")).toBeVisible();
  await expectCall(stack, "translations", {
    method: "GET",
    path: "/api/translations",
    query: "siteId=1",
  });

  // A text that is there is changed by itself; markup stays text.
  await write(page, "article.buy_button in pt", "<b>Comprar</b>");
  await expect(cell(page, "article.buy_button in pt")).toContainText("<b>Comprar</b>");
  await expect.poll(() => callsOf(stack, "updateTranslationString")).toHaveLength(1);
  await expectPatch(stack, "updateTranslationString", { localizedText: "<b>Comprar</b>" });
  await expectCall(stack, "updateTranslationString", {
    path: expect.stringMatching(/^\/api\/translation_strings\/\d+$/),
  });

  // Another locale of a key replaces its strings, the first text of a key creates them.
  await write(page, "article.by_author in en", "By");
  await expect(page.getByText("15 keys, 17 missing")).toBeVisible();
  await expectPatch(stack, "updateTranslation", {
    strings: [
      { locale: "pt", localizedText: "Por" },
      { locale: "en", localizedText: "By" },
    ],
  });
  await write(page, "nav.contact in pt", "Contactos");
  await expect(page.getByText("15 keys, 16 missing")).toBeVisible();
  await expectCall(stack, "createTranslation", {
    method: "POST",
    path: "/api/translations",
    body: { siteId: 1, strings: [{ locale: "pt", localizedText: "Contactos" }] },
  });

  // Taken away again, and with its only text the translation.
  await write(page, "nav.contact in pt", "");
  await expect(page.getByText("15 keys, 17 missing")).toBeVisible();
  await expect(cell(page, "nav.contact in pt")).toContainText("Missing");
  await expectCall(stack, "deleteTranslation", { method: "DELETE" });

  // Escape keeps what was there, and sends nothing.
  const calls = (await stack.requests()).length;
  await cell(page, "nav.about in pt").click();
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");
  await expect(cell(page, "nav.about in pt")).toContainText("Sobre nós");
  expect(await stack.requests()).toHaveLength(calls);
});

test("a text that could not be saved stays in its cell and is tried again", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/localization");
  await stack.fault({ operationId: "updateTranslationString", status: 503, times: 1 });
  await write(page, "nav.about in pt", "Quem somos");
  const failure = grid(page).getByText(/^Not saved\. The API could not do this\./);
  await expect(failure.first()).toBeVisible();
  await expect(cell(page, "nav.about in pt").first()).toContainText("Quem somos");
  await grid(page).getByRole("button", { name: "Try again" }).click();
  await expect(failure).toHaveCount(0);
  await expect.poll(() => callsOf(stack, "updateTranslationString")).toHaveLength(2);
  await expectPatch(stack, "updateTranslationString", { localizedText: "Quem somos" });
  await page.reload();
  await expect(cell(page, "nav.about in pt")).toContainText("Quem somos");
});

test("SHELL-8 missing texts are generated while the screen is blocked, and found in the grid", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/localization?missing=1");
  await expect(page.getByRole("switch", { name: "Only missing" })).toBeChecked();
  await expect(page.getByText("11 of 15 keys, 18 missing")).toBeVisible();
  await stack.fault({ operationId: "generateSiteTranslations", delayMs: 600, times: 1 });
  await page.getByRole("button", { name: "Generate missing texts" }).click();
  await expect(page.getByRole("dialog", { name: "Generating texts" })).toBeVisible();
  await expect(page.getByText("18 texts were written")).toBeVisible();
  await expect(page.getByText("0 of 15 keys, 0 missing")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing is missing" })).toBeVisible();
  await expectCall(stack, "generateSiteTranslations", {
    method: "GET",
    path: "/api/sites/1/generate/translations",
  });
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Show all texts" }).click();
  await expect(grid(page).getByRole("row")).toHaveCount(16);
});

test("a locale is added to the grid, and the grid is searched by key and text", async ({
  page,
}) => {
  await page.goto("/admin/site/3/localization");
  await page.getByRole("button", { name: "Add locale" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a locale" });
  await dialog.getByLabel("Locale").fill("French");
  await dialog.getByRole("button", { name: "Add locale" }).click();
  await expect(dialog.getByText("Enter a locale such as pt or pt-BR.")).toBeVisible();
  await dialog.getByLabel("Locale").fill("de-AT");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/locales=de-AT/);
  await expect(
    grid(page).getByRole("columnheader", { name: "Austrian German (de-AT)" }),
  ).toBeVisible();
  await write(page, "nav.about in de-AT", "Über uns");
  await expect(cell(page, "nav.about in de-AT")).toContainText("Über uns");
  await page.getByRole("searchbox", { name: "Search texts" }).fill("über");
  await expect(grid(page).getByRole("row")).toHaveCount(2);
});
