import type { Locator, Page } from "@playwright/test";
import { callsOf, expectPatch, lastCall } from "./support/calls.ts";
import { expect, logIn, test } from "./support/stack.ts";

const compose = (article: number, site = 1) => `/admin/site/${site}/articles/${article}/compose`;
const prioritize = (article: number) => `/admin/site/1/articles/${article}/prioritize-products`;

/** Seeded articles of site 1: with selected products, with a prompt only, without anything. */
const composed = 6;
const prompted = 7;
const empty = 8;

async function open(page: Page, article: number): Promise<void> {
  await logIn(page);
  await page.goto(compose(article));
  await expect(page.getByRole("heading", { level: 2, name: "Compose" })).toBeVisible();
}

/** What a call says of one product. */
interface Status {
  id: string;
  status: boolean;
}

/** Bodies of the calls of an operation, oldest first. */
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body);
/** The products of the first open idea, or of the one that a part of its title names. */
const products = (page: Page, idea = "") =>
  page.getByRole("list", { name: new RegExp(`^Products for .*${idea}`) }).first();
/** The box itself is hidden behind the one that is drawn. */
const mark = async (box: Locator) => {
  await box.focus();
  await box.press("Space");
};
const openIdea = (page: Page, idea: string) =>
  page.getByRole("button", { name: idea, exact: true }).click();
const footer = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();
const menu = async (page: Page, button: string | RegExp, item: RegExp) => {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("ROUTE-6 GUARD-1 CALL-2 an empty article begins with a prompt; its keywords are extracted, edited, cleared and brought back", async ({
  page,
  stack,
}) => {
  await open(page, empty);
  await expect(page.getByRole("button", { name: "Prioritize" }).last()).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByLabel("Prompt").fill("Gifts for somebody who loves tea, under 40 €");
  await page.getByRole("button", { name: "Create prompt" }).click();
  await page.getByRole("button", { name: "Extract keywords" }).click();
  const keywords = page.getByRole("grid", { name: "Keywords" });
  await expect(keywords.getByRole("row").first()).toBeVisible();
  const created = await lastCall(stack, "createPrompt");
  expect(created.body).toEqual({
    prompt: "Gifts for somebody who loves tea, under 40 €",
    articleId: empty,
  });
  const { promptId } = (await lastCall(stack, "generateKeywords")).body as { promptId: number };
  const extracted = await keywords.getByRole("row").allInnerTexts();

  await page.getByLabel("Keywords", { exact: true }).last().fill("retro");
  await page.keyboard.press("Enter");
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(1);
  await expectPatch(stack, "updatePrompt", {
    keywords: [...extracted.map((word) => word.trim()), "retro"],
  });

  await page.getByLabel("Prompt").fill("Gifts for somebody who loves green tea");
  await saved(page);
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(2);
  await expectPatch(stack, "updatePrompt", { prompt: "Gifts for somebody who loves green tea" });

  await page.getByRole("button", { name: "Clear keywords" }).click();
  await expect(page.getByText(/keywords? cleared/)).toBeVisible();
  expect(await lastCall(stack, "deletePromptKeywords")).toMatchObject({
    method: "DELETE",
    path: `/api/prompts/${promptId}/keywords`,
  });
  await expect(keywords).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(keywords.getByRole("row")).toHaveCount(extracted.length + 1);
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(3);
  await saved(page);

  await page.reload();
  await expect(page.getByLabel("Prompt")).toHaveValue("Gifts for somebody who loves green tea");
  await expect(keywords.getByRole("row")).toHaveCount(extracted.length + 1);
});

test("CALL-1 ideas are written and added, products found idea by idea, in one request and anew", async ({
  page,
  stack,
}) => {
  await open(page, prompted);
  await page.getByRole("button", { name: "Generate ideas" }).click();
  const ideas = page.getByRole("checkbox", { name: /^Mark (?!all)/ });
  await expect(ideas.first()).toBeVisible();
  const first = await ideas.count();
  await page.getByRole("button", { name: "More ideas" }).click();
  await expect(ideas).not.toHaveCount(first);
  const all = await ideas.count();
  const { promptId } = (await lastCall(stack, "generateIdeas")).body as { promptId: number };
  expect((await lastCall(stack, "generateAdditionalIdeas")).body).toEqual({ promptId });

  // One idea by its own button.
  await page.getByRole("button", { name: "Find products", exact: true }).nth(1).click();
  await expect(products(page)).toBeVisible();
  await expect.poll(() => callsOf(stack, "generateIdeaProducts")).toHaveLength(1);

  // The others one by one, each with its progress.
  await menu(page, "Find products", /one by one/);
  await expect(page.getByRole("heading", { name: /found for/ })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(all - 1);
  const found = bodies(await callsOf(stack, "generateIdeaProducts")) as { ideaId: number }[];
  expect(new Set(found.map(({ ideaId }) => ideaId)).size).toBe(all);
  expect(found).toHaveLength(all);
  await page.getByRole("button", { name: "Close", exact: true }).click();

  // More ideas, whose products the server finds in one request.
  await page.getByRole("button", { name: "More ideas" }).click();
  await expect(ideas).not.toHaveCount(all);
  await menu(page, "Find products", /in one request/);
  await expect.poll(() => callsOf(stack, "generateArticleProducts")).toHaveLength(1);
  expect(await lastCall(stack, "generateArticleProducts")).toMatchObject({
    method: "GET",
    path: `/api/articles/${prompted}/generate-products`,
  });
  await expect(page.getByText(/^0 of 0 selected$/)).toHaveCount(0);

  // One idea anew, after a question that names what is lost.
  await menu(page, /^Actions for (?!all)/, /Find products anew/);
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveAccessibleName(/^Replace \d+ products\?$/);
  await question.getByRole("button", { name: /^Replace/ }).click();
  await expect.poll(() => callsOf(stack, "regenerateIdeaProducts")).toHaveLength(1);
  expect((await lastCall(stack, "regenerateIdeaProducts")).path).toMatch(
    /^\/api\/ideas\/\d+\/regenerate-products$/,
  );
});

test("CALL-4 STEP-4 GUARD-3 products are chosen one by one, as a range, all and none, and sent with ids as strings", async ({
  page,
  stack,
}) => {
  await open(page, composed);
  await page.getByRole("button", { name: "Close all" }).click();
  await page.getByRole("button", { name: "Open all" }).click();
  for (const button of await page.getByRole("button", { name: "Select none" }).all()) {
    if ((await button.getAttribute("aria-disabled")) !== "true") await button.click();
  }
  await expect(footer(page, "0 products selected")).toBeVisible();
  await saved(page);
  // STEP-4: without a selected product step 2 is closed, and says why.
  const next = page.getByRole("button", { name: "Prioritize", exact: true }).last();
  await expect(next).toHaveAccessibleDescription("Select at least one product first.");
  await expect(
    page.getByRole("navigation", { name: "Steps of the article" }).getByRole("listitem").nth(1),
  ).toHaveAttribute("title", "Select at least one product first.");

  const idea = page.getByRole("group", { name: /aromatherapy/ });
  const boxes = products(page, "aromatherapy").getByRole("checkbox");
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
  await expect(footer(page, "3 products selected")).toBeVisible();
  await expect(next).not.toHaveAttribute("aria-disabled", "true");
  await expect
    .poll(async () => {
      const last = new Map((await sent()).map(({ id, status }) => [id, status]));
      return [...last.values()].filter(Boolean).length;
    })
    .toBe(3);
  for (const { id } of await sent()) expect(id).toEqual(expect.stringMatching(/^\d+$/));

  await idea.getByRole("button", { name: `Select all ${total}` }).click();
  await expect(footer(page, `${total} products selected`)).toBeVisible();
  await idea.getByRole("button", { name: "Select none" }).click();
  // By keyboard: the grid is one stop, Space toggles, Shift and Space take a range.
  await boxes.nth(0).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Space");
  await expect(footer(page, "3 products selected")).toBeVisible();

  // Leaving saves what waits, and step 2 opens at once.
  await next.click();
  await expect(page).toHaveURL(prioritize(composed));
  await expect(page.getByRole("heading", { level: 2, name: "Prioritize" })).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(footer(page, "3 products selected")).toBeVisible();
});

test("CALL-11 ideas are deleted with one call each; one that fails stays marked and is tried again", async ({
  page,
  stack,
}) => {
  await open(page, composed);
  const ideas = page.getByRole("checkbox", { name: /^Mark (?!all)/ });
  const all = await ideas.count();
  for (const at of [0, 1, 2]) await mark(ideas.nth(at));
  await stack.fault({ operationId: "deleteIdea", status: 503, times: 1 });
  await page.getByRole("button", { name: "Delete 3 ideas" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveAccessibleName(/^Delete 3 ideas and \d+ products\?$/);
  await question.getByRole("button", { name: "Delete 3 ideas" }).click();
  await expect(page.getByText("1 of 3 ideas not deleted")).toBeVisible();
  const deletes = await callsOf(stack, "deleteIdea");
  expect(deletes).toHaveLength(3);
  expect(new Set(deletes.map(({ path }) => path)).size).toBe(3);
  await expect(ideas).toHaveCount(all - 2);
  await expect(page.getByRole("checkbox", { name: "1 marked" })).toBeVisible();

  await page.getByRole("button", { name: "Delete 1 idea" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 1 idea" }).click();
  await expect(page.getByText("1 idea deleted")).toBeVisible();
  await expect(ideas).toHaveCount(all - 3);
  expect(await callsOf(stack, "deleteIdea")).toHaveLength(4);
});

test("CALL-11 products are deleted with one call each; one that fails stays marked and is tried again", async ({
  page,
  stack,
}) => {
  await open(page, composed);
  await menu(page, /^Actions for .*aromatherapy/, /Delete products/);
  const list = page.getByRole("list", { name: /to delete$/ });
  const boxes = list.getByRole("checkbox");
  await boxes.nth(0).click();
  await boxes.nth(3).click({ modifiers: ["Shift"] });
  await stack.fault({ operationId: "deleteProduct", status: 503, times: 1 });
  await page.getByRole("button", { name: "Delete 4 products" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 4 products" }).click();
  await expect(page.getByText("1 of 4 products not deleted")).toBeVisible();
  expect(await callsOf(stack, "deleteProduct")).toHaveLength(4);
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
  await open(page, composed);
  await menu(page, /^Actions for (?!all)/, /Edit title and keywords/);
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
  expect((await lastCall(stack, "updateIdea")).path).toBe(`/api/ideas/${ideaId}`);
  await expect(page.getByRole("button", { name: "For long baths", exact: true })).toBeVisible();

  await menu(page, "Actions for For long baths", /Edit product titles/);
  const titles = page.getByRole("dialog", { name: "Edit product titles" });
  await titles.getByLabel("Title of product 1", { exact: true }).fill("Bath pillow");
  await titles.getByLabel("Title of product 2", { exact: true }).fill("Bath salts");
  await titles.getByRole("button", { name: "Save titles" }).click();
  await expect(products(page).getByText("Bath pillow")).toBeVisible();
  const change = (await lastCall(stack, "updateIdeaProducts")).body as {
    ideaProducts: { id: number; title: string }[];
  };
  await expectPatch(stack, "updateIdeaProducts", { ideaId, ideaProducts: change.ideaProducts });
  expect(change.ideaProducts.map(({ title }) => title)).toEqual(["Bath pillow", "Bath salts"]);

  await menu(page, "Actions for Bath pillow", /Details/);
  const details = page.getByRole("dialog", { name: "Bath pillow" });
  await expect(details.getByText("Category")).toBeVisible();
  expect((await lastCall(stack, "ideaProduct")).path).toBe(
    `/api/ideaProducts/${change.ideaProducts[0]?.id}`,
  );
});

test("CALL-1 a bot curates ideas and products; what it deselects is selected again", async ({
  page,
  stack,
}) => {
  await open(page, composed);
  for (const what of ["products", "ideas"] as const) {
    await menu(page, "Curate", new RegExp(`^Curate ${what}`));
    await expect(page.getByText(/^Curated: /)).toBeVisible();
    const operation = what === "ideas" ? "curateIdeas" : "curateProducts";
    expect(await lastCall(stack, operation)).toMatchObject({
      method: "GET",
      path: `/api/articles/${composed}/curate-${what}`,
    });
    const again = page.getByRole("button", { name: "Select again" });
    if ((await again.count()) > 0) {
      await again.click();
      await expect
        .poll(async () => bodies(await callsOf(stack, "updateProductStatuses")).length)
        .toBeGreaterThan(0);
      await saved(page);
    } else {
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
  }
});

test("a choice that the API refuses goes back; one that does not reach it is kept and sent again", async ({
  page,
  stack,
}) => {
  await open(page, composed);
  await openIdea(page, "Candles for the wellness traditionalist");
  const box = products(page, "Candles").getByRole("checkbox").first();
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
  await saved(page);
  await page.reload();
  await expect(page.getByText(/^Saved /)).toHaveCount(0);
});

test("a prompt that was typed without a connection survives a reload", async ({
  page,
  context,
  stack,
}) => {
  await open(page, prompted);
  await context.route("**/graphql", (route) => route.abort());
  await page.getByLabel("Prompt").fill("Toys for curious children, up to 35 €");
  await expect(page.getByText(/Offline|Not saved/).first()).toBeVisible();
  await context.unroute("**/graphql");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Prompt")).toHaveValue("Toys for curious children, up to 35 €");
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(1);
  await expectPatch(stack, "updatePrompt", { prompt: "Toys for curious children, up to 35 €" });
});

test("GUARD-2 GUARD-3 a page refresh stays on a closed step, going there again leads back to compose", async ({
  page,
}) => {
  await logIn(page);
  await page.goto(prioritize(prompted));
  await expect(page.getByRole("heading", { level: 2, name: "Prioritize" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Prioritize" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(compose(prompted));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Compose" })).toBeVisible();
  await expect(page).toHaveURL(compose(prompted));
});

test("a step asks one operation, and the article is renamed where its title stands", async ({
  page,
  stack,
}) => {
  await open(page, composed);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    if (request.url().endsWith("/graphql") && operationName) asked.push(operationName);
  });
  await page.getByRole("button", { name: "Prioritize", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 2, name: "Prioritize" })).toBeVisible();
  expect(asked).toEqual(["Prioritize"]);

  await page.getByRole("button", { name: "Rename the article" }).click();
  await page.getByLabel("Article title").fill("Quiet evenings at home");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quiet evenings at home");
  await expectPatch(stack, "updateArticle", { title: "Quiet evenings at home" });
  await expect(page).toHaveTitle(/Quiet evenings at home/);
});

test("at 320 px nothing of the step is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, composed);
  await expect(products(page)).toBeVisible();
  const [scroll, client] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scroll).toBe(client);
});
