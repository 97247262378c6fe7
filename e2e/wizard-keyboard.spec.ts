import { callsOf } from "./support/calls.ts";
import { pressOn, tabTo, typeInto } from "./support/keyboard.ts";
import { expect, test } from "./support/stack.ts";
import { expectSaved, expectStep, nextButton, productsOf } from "./support/wizard.ts";

test("ROUTE-6 ROUTE-7 an article is made in five steps with the keyboard alone", async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();

  await page.goto("/login");
  await typeInto(page, page.getByLabel("Username"), "operator");
  await typeInto(page, page.getByRole("textbox", { name: "Password" }), "operator");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sites", level: 1 })).toBeVisible();
  const sites = page.getByRole("table", { name: "Sites" });
  await pressOn(page, sites.getByRole("link", { name: "Presentes Originais" }));
  await pressOn(page, button("New article"));

  // Step 1: a prompt, ideas, products found and chosen.
  await expectStep(page, "compose");
  await typeInto(page, page.getByLabel("Prompt"), "Gifts for a dad who loves coffee, under 50 €");
  await pressOn(page, button("Create prompt"));
  await pressOn(page, button("Generate ideas"));
  await pressOn(page, button("Find products"));
  await page.getByRole("menuitem", { name: /one by one/ }).press("Enter");
  await expect(page.getByRole("heading", { name: /products? found for/ })).toBeVisible();
  await pressOn(page, page.getByRole("button", { name: "Close", exact: true }));
  await pressOn(page, button("Select none"));
  await expect(page.getByText(/^0 of \d+ selected$/)).toBeVisible();
  await tabTo(page, productsOf(page).getByRole("checkbox").first());
  await page.keyboard.press("Space");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText(/^6 of \d+ selected$/)).toBeVisible();
  const selected = await page.getByText(/^\d+ products selected$/).innerText();
  const total = Number.parseInt(selected, 10);
  await pressOn(page, nextButton(page, "Prioritize"), "Shift+Tab");

  // Step 2: sections, products assigned, one of them moved.
  await expectStep(page, "prioritize-products");
  await pressOn(page, button("Propose sections"));
  await pressOn(page, button(`Assign ${total} products`));
  await expect(page.getByText(`${total} of ${total} products assigned`)).toBeVisible();
  // A list is one stop; an arrow goes on to the menu of a row.
  const menuButton = page.getByRole("button", { name: /^Move / });
  const row = page.getByRole("row").filter({ has: menuButton }).first();
  await tabTo(page, row);
  await page.keyboard.press("ArrowRight");
  await expect(row.getByRole("button", { name: /^Move / })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move to Unassigned" }).press("Enter");
  await expect(page.getByText(`${total - 1} of ${total} products assigned`)).toBeVisible();
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updateSections")).not.toHaveLength(0);
  await pressOn(page, nextButton(page, "Descriptions"), "Shift+Tab");

  // Step 3: descriptions by a bot, one by hand.
  await expectStep(page, "generate");
  await pressOn(page, button(`Generate ${total} descriptions`));
  await expect(page.getByText(`${total} of ${total} products described`)).toBeVisible();
  const description = page.getByRole("textbox", { name: "Description" });
  await typeInto(page, description, "The cup that ends every meeting on time.");
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updateProduct")).not.toHaveLength(0);
  await pressOn(page, button("Generate article"));

  // Step 4: the article's own texts, and their order.
  await expectStep(page, "finetune");
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  await typeInto(page, introduction, "Coffee first, everything else later.");
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "saveArticle")).not.toHaveLength(0);
  await pressOn(page, nextButton(page, "Final"), "Shift+Tab");

  // Step 5: what the reader will see, saved.
  await expectStep(page, "final");
  await expect(page.getByText("Coffee first, everything else later.")).toBeVisible();
  await pressOn(page, button("Generate banner"));
  await expect(page.getByRole("img", { name: "The article's banner" })).toBeVisible();
  await pressOn(page, button("Save article"), "Shift+Tab");
  await expect(page.getByRole("alert")).toContainText("Article saved");
});
