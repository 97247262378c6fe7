import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";
import {
  chooseFrom,
  expectSaved,
  openStep,
  productsOf,
  seeded,
  stepPath,
} from "./support/wizard.ts";

test.use({ signedIn: true });

/** What a call says of one product. */
interface Status {
  id: string;
  status: boolean;
}

test("CALL-4 STEP-4 GUARD-3 products are chosen one by one, as a range, all and none, and sent with ids as strings", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "compose");
  await page.getByRole("button", { name: "Close all" }).click();
  await page.getByRole("button", { name: "Open all" }).click();
  for (const button of await page.getByRole("button", { name: "Select none" }).all()) {
    if ((await button.getAttribute("aria-disabled")) !== "true") await button.click();
  }
  await expect(page.getByText("0 products selected", { exact: true })).toBeVisible();
  await expectSaved(page);
  // STEP-4: without a selected product step 2 is closed, and says why.
  const next = page.getByRole("button", { name: "Prioritize", exact: true }).last();
  await expect(next).toHaveAccessibleDescription("Select at least one product first.");
  await expect(
    page.getByRole("navigation", { name: "Steps of the article" }).getByRole("listitem").nth(1),
  ).toHaveAttribute("title", "Select at least one product first.");

  const idea = page.getByRole("group", { name: /aromatherapy/ });
  const boxes = productsOf(page, "aromatherapy").getByRole("checkbox");
  const total = await boxes.count();
  const before = (await callsOf(stack, "updateProductStatuses")).length;
  /** What was sent since then; how many calls it took depends on how fast one clicks. */
  const sent = async () => {
    const calls = (await callsOf(stack, "updateProductStatuses")).slice(before);
    return calls.flatMap(({ body }) => (body as { products: Status[] }).products);
  };
  await boxes.nth(0).click();
  await boxes.nth(3).click({ modifiers: ["Shift"] });
  await boxes.nth(1).click();
  await expect(page.getByText("3 products selected", { exact: true })).toBeVisible();
  await expect(next).not.toHaveAttribute("aria-disabled", "true");
  await expect
    .poll(async () => {
      const last = new Map((await sent()).map(({ id, status }) => [id, status]));
      return [...last.values()].filter(Boolean).length;
    })
    .toBe(3);
  for (const { id } of await sent()) expect(id).toEqual(expect.stringMatching(/^\d+$/));

  await idea.getByRole("button", { name: `Select all ${total}` }).click();
  await expect(page.getByText(`${total} products selected`, { exact: true })).toBeVisible();
  await idea.getByRole("button", { name: "Select none" }).click();
  // By keyboard: the grid is one stop, Space toggles, Shift and Space take a range.
  await boxes.nth(0).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText("3 products selected", { exact: true })).toBeVisible();

  // Leaving saves what waits, and step 2 opens at once.
  await next.click();
  await expect(page).toHaveURL(stepPath(seeded.composed, "prioritize-products"));
  await expect(page.getByRole("heading", { level: 2, name: "Prioritize" })).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("3 products selected", { exact: true })).toBeVisible();
});

test("CALL-11 products are deleted with one call each; one that fails stays marked and is tried again", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "compose");
  await chooseFrom(page, /^Actions for .*aromatherapy/, /Delete products/);
  const list = page.getByRole("list", { name: /to delete$/ });
  const boxes = list.getByRole("checkbox");
  await boxes.nth(0).click();
  await boxes.nth(3).click({ modifiers: ["Shift"] });
  await stack.fault({ operationId: "deleteProduct", status: 503, times: 1 });
  await page.getByRole("button", { name: "Delete 4 products" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 4 products" }).click();
  await expect(page.getByText("1 of 4 products not deleted")).toBeVisible();
  await expect.poll(() => callsOf(stack, "deleteProduct")).toHaveLength(4);
  await page.getByRole("button", { name: "Delete 1 product" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 1 product" }).click();
  await expect(page.getByText("1 product deleted")).toBeVisible();
  await expect(list).toHaveCount(0);
  const paths = (await callsOf(stack, "deleteProduct")).map(({ path }) => path);
  expect(paths).toHaveLength(5);
  expect(new Set(paths).size).toBe(4);
  // Nothing was chosen by marking.
  expect(await callsOf(stack, "updateProductStatuses")).toHaveLength(0);
});

test("CALL-2 an idea's title and keywords, its products' titles are edited; a product's details are read", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "compose");
  await chooseFrom(page, /^Actions for (?!all)/, /Edit title and keywords/);
  const dialog = page.getByRole("dialog", { name: "Edit idea" });
  await dialog.getByLabel("Title").fill("For long baths");
  await dialog.getByLabel("Keywords", { exact: true }).last().fill("bath");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(dialog).toHaveCount(0);
  await expectPatch(stack, "updateIdea", { title: "For long baths" });
  const { body } = await lastCall(stack, "updateIdeaKeywords");
  const { ideaId, keywords } = body as { ideaId: number; keywords: string[] };
  expect(keywords.at(-1)).toBe("bath");
  await expectCall(stack, "updateIdea", { path: `/api/ideas/${ideaId}` });
  await expect(page.getByRole("button", { name: "For long baths", exact: true })).toBeVisible();

  await chooseFrom(page, "Actions for For long baths", /Edit product titles/);
  const titles = page.getByRole("dialog", { name: "Edit product titles" });
  await titles.getByLabel("Title of product 1", { exact: true }).fill("Bath pillow");
  await titles.getByLabel("Title of product 2", { exact: true }).fill("Bath salts");
  await titles.getByRole("button", { name: "Save titles" }).click();
  await expect(productsOf(page).getByText("Bath pillow")).toBeVisible();
  const change = (await lastCall(stack, "updateIdeaProducts")).body as {
    ideaProducts: { id: number; title: string }[];
  };
  await expectPatch(stack, "updateIdeaProducts", { ideaId, ideaProducts: change.ideaProducts });
  expect(change.ideaProducts.map(({ title }) => title)).toEqual(["Bath pillow", "Bath salts"]);

  await chooseFrom(page, "Actions for Bath pillow", /Details/);
  const details = page.getByRole("dialog", { name: "Bath pillow" });
  await expect(details.getByText("Category")).toBeVisible();
  await expectCall(stack, "ideaProduct", {
    path: `/api/ideaProducts/${change.ideaProducts[0]?.id}`,
  });
});

test("a choice that the API refuses goes back; one that does not reach it is kept and sent again", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "compose");
  await page
    .getByRole("button", { name: "Candles for the wellness traditionalist", exact: true })
    .click();
  const box = productsOf(page, "Candles").getByRole("checkbox").first();
  const title = await box.evaluate((input: HTMLInputElement) =>
    input.getAttribute("aria-labelledby"),
  );
  const same = page.locator(`input[aria-labelledby="${title}"]`);
  await stack.fault({ operationId: "updateProductStatuses", status: 422, times: 1 });
  await same.click();
  await expect(same).toBeChecked();
  await expect(page.getByText("The choice of 1 product was not accepted")).toBeVisible();
  await expect(same).not.toBeChecked();
  await page.getByRole("button", { name: "Dismiss" }).click();

  await stack.fault({ operationId: "updateProductStatuses", status: 503 });
  await same.click();
  await expect(page.getByText("Not saved").first()).toBeVisible();
  await expect(same).toBeChecked();
  // Leaving is asked about while something is not saved.
  await page.getByRole("link", { name: "Sites" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await stack.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByText(/^Saved /)).toHaveCount(0);
});
