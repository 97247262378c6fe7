import type { Page } from "@playwright/test";
import { expect, logIn } from "./stack.ts";

/** The articles of the seed's first site. */
export const list = "/admin/site/1/articles";

/** The rows of the list that are drawn, its head included. */
export const rows = (page: Page) => page.getByRole("table", { name: "Articles" }).getByRole("row");

/** The row of an article, by words of its title. */
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });

/** Chooses an action from the menu of an article. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Logs in and opens the list. */
export async function openList(page: Page, path = list): Promise<void> {
  await logIn(page);
  await page.goto(path);
  await expect(row(page, "Summer by the sea")).toBeVisible();
}
