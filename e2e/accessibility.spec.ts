import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { guestPlaces, places, type Place } from "./support/places.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/stack.ts";

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

/** What axe finds, one line each. */
const violations = async (builder: AxeBuilder) => {
  // The other mode opens a page of its own for every report.
  const { violations: found } = await builder.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};

/** Light and dark, wide and narrow. Dark differs in its colours only. */
const expectAccessible = async (page: Page) => {
  expect(await violations(new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const colours = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
  expect(await violations(colours)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
};

/** Past the sidebar with the skip link, into the page, and on to what is done there first. */
const expectKeyboard = async (page: Page, { action }: Place) => {
  const main = page.getByRole("main");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(main.locator(":focus")).toBeVisible();
  if (action === undefined) return;
  const button = main.getByRole("button", { name: action }).first();
  await expect(button).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
};

for (const { path } of guestPlaces) {
  test(`ROUTE-10 ${path} has no violation in light and dark, and fits 320 px`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}

for (const place of places) {
  test(`${place.path} is worked by keyboard, has no violation in light and dark, and fits 320 px`, async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    await open(page, place.path);
    await expectKeyboard(page, place);
    await expectAccessible(page);
  });
}

const dialogs = [
  ["/admin", "New site"],
  ["/admin/site/1/feeds", "Assign feeds"],
  ["/admin/site/1/articles", "Actions for Summer by the sea"],
  ["/sites/1/authors", "New author"],
  ["/settings/bot", "New bot settings"],
  ["/settings/feed", "Upload file"],
  ["/settings/translation", "New translation"],
] as const;

test("dialogs take the focus, keep it, have no violation and give it back", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  for (const [path, name] of dialogs) {
    await page.goto(path);
    const opener = page.getByRole("main").getByRole("button", { name, exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    if (name.startsWith("Actions")) {
      await expect(page.locator("[role=menuitem]:focus")).toBeVisible();
      await page.keyboard.press("End");
      await expect(page.getByRole("menuitem").last()).toBeFocused();
      await page.keyboard.press("Enter");
    }
    const focused = page.locator(":is([role=dialog], [role=alertdialog]):focus-within");
    await expect(focused).toBeVisible();
    expect(await violations(new AxeBuilder({ page }).include("[role$=dialog]"))).toEqual([]);
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press("Tab");
      await expect(focused).toHaveCount(1);
    }
    // Away from buttons: on one, Escape takes its tooltip away first.
    await focused.focus();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(focused).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
