import { coverOfFocus, tabThrough } from "./support/focus.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/stack.ts";
import { expectStep, seeded, stepPath } from "./support/wizard.ts";

test.beforeEach(({ page, stack }) => signIn(page, stack));

test("no bar covers the focus in a long form, on the way down, up and to what is wrong", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.goto("/admin/site/1/settings");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill(" ");
  for (let row = 0; row < 6; row += 1) {
    await page.getByRole("button", { name: "Add text" }).click();
    await page.keyboard.type(`row-${row}`);
  }
  await name.focus();
  const save = page.getByRole("button", { name: "Save settings" });
  // Name, status, country and domain; two fields and a button in each row; what adds rows.
  const rows = await page.getByRole("button", { name: /^Remove / }).count();
  const presses = 3 + 3 * rows + 3;
  expect(await tabThrough(page, "Tab", presses)).toBeGreaterThan(400);
  await expect(save).toBeFocused();
  await tabThrough(page, "Shift+Tab", presses);
  await expect(name).toBeFocused();

  await save.focus();
  await save.press("Enter");
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await expect(name).toBeFocused();
  await expect.poll(() => coverOfFocus(page)).toEqual([]);
});

test("no bar covers the focus in a table with a selection", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await page.goto("/admin/site/1/articles");
  const boxes = page.getByRole("table").getByRole("checkbox");
  await boxes.nth(1).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Selection" })).toBeVisible();
  const presses = 3 * ((await boxes.count()) - 1);
  expect(await tabThrough(page, "Tab", presses)).toBeGreaterThan(100);
  await tabThrough(page, "Shift+Tab", presses);
  await expect(boxes.nth(1)).toBeFocused();
});

test("no bar covers the focus among the products of a step", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(stepPath(seeded.composed, "compose"));
  await expectStep(page, "compose");
  await page.getByRole("textbox", { name: "Prompt" }).first().focus();
  expect(await tabThrough(page, "Tab", 20)).toBeGreaterThan(300);
  await tabThrough(page, "Shift+Tab", 20);
});

test("no bar covers the focus in a dialog that scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 360 });
  await page.goto("/settings/feed");
  await page.getByRole("button", { name: "New feed" }).click();
  const dialog = page.getByRole("dialog", { name: "New feed" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await tabThrough(page, "Tab", 4);
  await expect(dialog.getByRole("button", { name: /Status/ })).toBeFocused();
  await tabThrough(page, "Shift+Tab", 4);
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
});
