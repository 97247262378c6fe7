import type { Locator, Page } from "@playwright/test";
import { expect } from "./stack.ts";

/** More stops than any page of the console has. */
const limit = 250;

/**
 * Goes to an element as somebody without a mouse does, stop by stop.
 * @param key "Shift+Tab" goes backwards, which is shorter to the foot of a page
 * @throws when it is not a stop
 */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < limit; stop += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be reached with ${key}.`);
}

/** Goes to a button or a link and presses it. */
export async function pressOn(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Goes to a text field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}
