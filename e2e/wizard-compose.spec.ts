import type { Locator } from "@playwright/test";
import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";
import {
  chooseFrom,
  expectSaved,
  expectStep,
  isCutOff,
  openStep,
  productsOf,
  seeded,
  stepPath,
} from "./support/wizard.ts";

test.use({ signedIn: true });

/** Bodies of the calls of an operation, oldest first. */
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body);
/** The box itself is hidden behind the one that is drawn. */
const mark = async (box: Locator) => {
  await box.focus();
  await box.press("Space");
};

test("ROUTE-6 GUARD-1 CALL-2 an empty article begins with a prompt; its keywords are extracted, edited, cleared and brought back", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.empty, "compose");
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
    articleId: seeded.empty,
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
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(2);
  await expectPatch(stack, "updatePrompt", { prompt: "Gifts for somebody who loves green tea" });

  await page.getByRole("button", { name: "Clear keywords" }).click();
  await expect(page.getByText(/keywords? cleared/)).toBeVisible();
  await expectCall(stack, "deletePromptKeywords", {
    method: "DELETE",
    path: `/api/prompts/${promptId}/keywords`,
  });
  await expect(keywords).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(keywords.getByRole("row")).toHaveCount(extracted.length + 1);
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(3);
  await expectSaved(page);

  await page.reload();
  await expect(page.getByLabel("Prompt")).toHaveValue("Gifts for somebody who loves green tea");
  await expect(keywords.getByRole("row")).toHaveCount(extracted.length + 1);
});

test("CALL-1 ideas are written and added, products found idea by idea, in one request and anew", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prompted, "compose");
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
  await expect(productsOf(page)).toBeVisible();
  await expect.poll(() => callsOf(stack, "generateIdeaProducts")).toHaveLength(1);

  // The others one by one, each with its progress.
  await chooseFrom(page, "Find products", /one by one/);
  await expect(page.getByRole("heading", { name: /found for/ })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(all - 1);
  const found = bodies(await callsOf(stack, "generateIdeaProducts")) as { ideaId: number }[];
  expect(new Set(found.map(({ ideaId }) => ideaId)).size).toBe(all);
  expect(found).toHaveLength(all);
  await page.getByRole("button", { name: "Close", exact: true }).click();

  // More ideas, whose products the server finds in one request.
  await page.getByRole("button", { name: "More ideas" }).click();
  await expect(ideas).not.toHaveCount(all);
  await chooseFrom(page, "Find products", /in one request/);
  await expect.poll(() => callsOf(stack, "generateArticleProducts")).toHaveLength(1);
  await expectCall(stack, "generateArticleProducts", {
    method: "GET",
    path: `/api/articles/${seeded.prompted}/generate-products`,
  });
  await expect(page.getByText(/^0 of 0 selected$/)).toHaveCount(0);

  // One idea anew, after a question that names what is lost.
  await chooseFrom(page, /^Actions for (?!all)/, /Find products anew/);
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveAccessibleName(/^Replace \d+ products\?$/);
  await question.getByRole("button", { name: /^Replace/ }).click();
  await expect.poll(() => callsOf(stack, "regenerateIdeaProducts")).toHaveLength(1);
  await expectCall(stack, "regenerateIdeaProducts", {
    path: expect.stringMatching(/^\/api\/ideas\/\d+\/regenerate-products$/),
  });
});

test("CALL-11 ideas are deleted with one call each; one that fails stays marked and is tried again", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "compose");
  const ideas = page.getByRole("checkbox", { name: /^Mark (?!all)/ });
  await expect(ideas.first()).toBeVisible();
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
  await expect.poll(() => callsOf(stack, "deleteIdea")).toHaveLength(4);
});

test("CALL-1 a bot curates ideas and products; what it deselects is selected again", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "compose");
  for (const what of ["products", "ideas"] as const) {
    await chooseFrom(page, "Curate", new RegExp(`^Curate ${what}`));
    await expect(page.getByText(/^Curated: /)).toBeVisible();
    const operation = what === "ideas" ? "curateIdeas" : "curateProducts";
    await expectCall(stack, operation, {
      method: "GET",
      path: `/api/articles/${seeded.composed}/curate-${what}`,
    });
    const again = page.getByRole("button", { name: "Select again" });
    if ((await again.count()) > 0) {
      await again.click();
      await expect
        .poll(async () => bodies(await callsOf(stack, "updateProductStatuses")).length)
        .toBeGreaterThan(0);
      await expectSaved(page);
    } else {
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
  }
});

test("GUARD-2 GUARD-3 a page refresh stays on a closed step, going there again leads back to compose", async ({
  page,
}) => {
  await page.goto(stepPath(seeded.prompted, "prioritize-products"));
  await expectStep(page, "prioritize-products");
  await page.reload();
  await expectStep(page, "prioritize-products");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(stepPath(seeded.prompted, "compose"));
  await page.goBack();
  await expectStep(page, "compose");
  await expect(page).toHaveURL(stepPath(seeded.prompted, "compose"));
});

test("every step opens with one round trip to the graph", async ({ page }) => {
  await openStep(page, seeded.finished, "compose");
  await page.waitForLoadState("networkidle");
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    asked.push((request.postDataJSON() as { operationName?: string }).operationName);
  });
  const steps = page.getByRole("navigation", { name: "Steps of the article" });
  const visits = [
    ["Prioritize", "prioritize-products"],
    ["Descriptions", "generate"],
    ["Fine-tune", "finetune"],
    ["Final", "final"],
    ["Compose", "compose"],
  ] as const;
  for (const [name, step] of visits) {
    await steps.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expectStep(page, step);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual(["Prioritize", "Describe", "FineTune", "Final", "Compose"]);
});

test("CALL-2 the article is renamed where its title stands", async ({ page, stack }) => {
  await openStep(page, seeded.composed, "compose");
  await page.getByRole("button", { name: "Rename the article" }).click();
  await page.getByLabel("Article title").fill("Quiet evenings at home");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quiet evenings at home");
  await expectPatch(stack, "updateArticle", { title: "Quiet evenings at home" });
  await expect(page).toHaveTitle(/Quiet evenings at home/);
});

test("at 320 px nothing of the step is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStep(page, seeded.composed, "compose");
  await expect(productsOf(page)).toBeVisible();
  expect(await isCutOff(page)).toBe(false);
});
