import type { Page } from "@playwright/test";
import { expect } from "./stack.ts";

/**
 * What lies over the control that has the focus: bars that stick to an edge or float.
 * @returns their texts and whatever part is outside the window; empty when it is wholly in sight
 */
export async function coverOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const box = focused.getBoundingClientRect();
    const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
    const isOutside = box.top < 0 || box.bottom > innerHeight;
    const bars = [...document.querySelectorAll("body *")].filter((element) => {
      if (element.contains(focused) || focused.contains(element)) return false;
      const { position } = getComputedStyle(element);
      if (position !== "sticky" && position !== "fixed") return false;
      const bar = element.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, bar.left), Math.min(box.right, bar.right)];
      const [top, bottom] = [Math.max(box.top, bar.top), Math.min(box.bottom, bar.bottom)];
      if (left >= right || top >= bottom) return false;
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    return [
      ...(isOutside ? [`“${name}” is cut off by the window`] : []),
      ...bars.map((bar) => `“${name}” is under “${bar.textContent?.slice(0, 60)}”`),
    ];
  });
}

/**
 * Goes from control to control by the keyboard; at each the focus has to be wholly in sight.
 * @returns how far the page was scrolled at most, pixels
 */
export async function tabThrough(page: Page, key: "Tab" | "Shift+Tab", presses: number) {
  let scrolled = 0;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => coverOfFocus(page)).toEqual([]);
    scrolled = Math.max(scrolled, await page.evaluate(() => scrollY));
  }
  return scrolled;
}
