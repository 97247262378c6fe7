import type { Page } from "@playwright/test";
import { callsOf, expectPatch, lastCall } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";
import { chooseFrom, expectStep, openStep, seeded, stepPath } from "./support/wizard.ts";

test.use({ signedIn: true });

const meter = (page: Page, section: string) =>
  page.getByRole("meter", { name: `Products in ${section}` });
const section = (page: Page, name: string, item: RegExp) =>
  chooseFrom(page, `Actions for ${name}`, item);
/** A section of the seeded article 4, with three products. */
const pots = "Tudo sobre pots";

test("CALL-2 a section's title, type and criteria are edited, checked, and moved to another place", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "prioritize-products");
  await section(page, pots, /^Edit/);
  const dialog = page.getByRole("dialog", { name: "Edit section" });
  await dialog.getByRole("textbox", { name: "Most products" }).fill("2");
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "Save section" }).click();
  await expect(dialog.getByText(/^The section has 3 products/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Most products" }).fill("8");
  await dialog.getByRole("textbox", { name: "Fewest products" }).fill("9");
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "Save section" }).click();
  await expect(dialog.getByText("The minimum should not exceed the maximum.")).toBeVisible();
  expect(await callsOf(stack, "updateSection")).toHaveLength(0);
  await dialog.getByRole("textbox", { name: "Fewest products" }).fill("2");
  await dialog.getByLabel("Title").fill("All about pots");
  await dialog.getByLabel("Type").fill("budget");
  await page.keyboard.press("Control+s");
  await expect(dialog).toHaveCount(0);
  await expectPatch(stack, "updateSection", {
    title: "All about pots",
    type: "budget",
    criteria: { min: 2, max: 8 },
  });
  await expect(meter(page, "All about pots")).toHaveAttribute("aria-valuetext", /2–8/);

  const columns = page.getByRole("heading", { level: 3 });
  await section(page, "All about pots", /^Move earlier/);
  await expect(columns.nth(2)).toHaveText("All about pots");
  const { body } = await lastCall(stack, "updateSections");
  const { sections } = body as { sections: { id: number; position: number }[] };
  expect(sections.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
});

test("STEP-5 GUARD-4 step 3 opens with sections only; without them it leads back", async ({
  page,
}) => {
  await page.goto(stepPath(seeded.composed, "generate"));
  await expectStep(page, "generate");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(stepPath(seeded.composed, "prioritize-products"));
  const next = page.getByRole("button", { name: "Descriptions", exact: true }).last();
  await expect(next).toHaveAccessibleDescription("Create the article's sections first.");
  await page.goBack();
  await expect(page).toHaveURL(stepPath(seeded.composed, "prioritize-products"));
  await expectStep(page, "prioritize-products");

  await page.goto(stepPath(seeded.sectioned, "prioritize-products"));
  await page.getByRole("button", { name: "Descriptions", exact: true }).last().click();
  await expect(page).toHaveURL(stepPath(seeded.sectioned, "generate"));
});
