import type { Page } from "@playwright/test";
import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { expect, test, type Stack } from "./support/stack.ts";
import {
  chooseFrom,
  expectSaved,
  expectStep,
  isCutOff,
  nextButton,
  openStep,
  seeded,
  stepPath,
} from "./support/wizard.ts";

test.use({ signedIn: true });

const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const generate = (page: Page) => page.getByRole("button", { name: /^Generate .*description/ });
const list = (page: Page) => page.getByRole("listbox", { name: "Products" });
const all = /^(\d+) of \1 products described$/;
/** One idea's descriptions hang until the test is over, and fail then. */
const hang = (stack: Stack, times = 1) =>
  stack.fault({
    operationId: "generateProductDescriptions",
    delayMs: 25_000,
    status: 503,
    times,
  });

test("STEP-8 CALL-2 descriptions are written idea by idea; a reload in the middle goes on where it stopped", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  await hang(stack);
  await generate(page).click();
  const progress = page.getByRole("heading", { name: /^Writing descriptions: / });
  await expect(progress).toBeVisible();
  const [, total = 0] = ((await progress.innerText()).match(/of (\d+) ideas/) ?? []).map(Number);
  expect(total).toBeGreaterThan(1);
  await expect(progress).toHaveText(`Writing descriptions: ${total - 1} of ${total} ideas`);
  await expect(generate(page)).toHaveAccessibleDescription("Descriptions are being written.");
  // Idea by idea: one is still being written, the others say what was.
  const bars = page.getByRole("progressbar");
  await expect(bars).toHaveCount(total);
  await expect(page.getByText(/^\d+ products?$/)).toHaveCount(total - 1);

  await page.reload();
  await expect(page.getByText("Going on with 1 idea")).toBeVisible();
  await expect(bars).toHaveCount(1);
  await expect(page.getByText(all)).toBeVisible();
  await expect(generate(page)).toHaveAccessibleDescription("Every product has one.");
  const ideas = (await callsOf(stack, "generateProductDescriptions")).map(
    ({ body }) => (body as { ideaId: number }).ideaId,
  );
  // Every idea once, and the one that hung once more.
  expect(ideas).toHaveLength(total + 1);
  expect(new Set(ideas).size).toBe(total);
  await expect.poll(() => callsOf(stack, "updateArticle")).toHaveLength(1);
  await expectPatch(stack, "updateArticle", { hasGeneratedDescriptions: true });
});

test("STEP-8 a run that is cancelled keeps what is done and can be started again", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  await hang(stack, 2);
  await generate(page).click();
  await expect(page.getByRole("heading", { name: /^Writing descriptions: 0 of/ })).toBeVisible();
  await expect(page.getByText("Waiting", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: /^Writing descriptions: / })).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(generate(page)).not.toHaveAttribute("aria-disabled", "true");
  await stack.clearFaults();
  await generate(page).click();
  await expect(page.getByText(all)).toBeVisible();
});

test("an idea that fails is told by name with its reason, and is tried again", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  await stack.fault({ operationId: "generateProductDescriptions", status: 502, times: 1 });
  await generate(page).click();
  await page.getByRole("button", { name: "Try 1 idea again" }).click();
  await expect(page.getByText(all)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^\d+ products? described$/ })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a description saves itself, and one that could not be saved is offered back after a reload", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.finished, "generate");
  await list(page).getByRole("option").nth(1).click();
  await expect(page.getByText("AI", { exact: true }).last()).toBeVisible();
  await description(page).fill("Cold, slow, and worth the wait.");
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updateProduct")).toHaveLength(1);
  await expectPatch(stack, "updateProduct", {
    description: "<p>Cold, slow, and worth the wait.</p>",
  });
  await expect(list(page).getByRole("option").nth(1)).toContainText("Edited");

  await stack.fault({ operationId: "updateProduct", status: 500 });
  await description(page).fill("Never arrived.");
  await expect(page.getByText("Not saved").first()).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(description(page)).toHaveText("Never arrived.");
  await expect(page.getByText("Your unsaved description is back")).toBeVisible();
  await stack.clearFaults();
  await page.getByRole("button", { name: "Take the saved one" }).click();
  await expect(description(page)).toHaveText("Cold, slow, and worth the wait.");
  await expect
    .poll(async () => (await lastCall(stack, "updateProduct")).body)
    .toEqual({ description: "<p>Cold, slow, and worth the wait.</p>" });
});

test("a human's text is never replaced unasked: another one is written, compared, kept or taken", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.finished, "generate");
  await expect(description(page)).toHaveText(/./);
  const mine = await description(page).innerText();
  const write = page.getByRole("button", { name: "Write anew" });
  await write.click();
  await expect(page.getByText("Descriptix wrote another text")).toBeVisible();
  await expect(page.getByRole("deletion").first()).toBeVisible();
  await expect(list(page).getByRole("option").first()).toContainText("Decide");
  // The host has the human's text again, and nothing on the page has moved.
  expect(await description(page).innerText()).toBe(mine);
  const bodies = (await callsOf(stack, "updateProduct")).map(({ body }) => body);
  expect(bodies[0]).toEqual({ description: null });
  expect(bodies).toHaveLength(2);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Descriptix wrote another text")).toHaveCount(0);

  await write.click();
  await page.getByRole("button", { name: "Take the new text" }).click();
  await expect.poll(() => description(page).innerText()).not.toBe(mine);
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updateProduct")).toHaveLength(5);
});

test("CALL-7 CALL-8 everything is written anew with all=1, what is missing without it, and tightened", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  await chooseFrom(page, "More", /^Write what is missing/);
  await expect(page.getByText(all)).toBeVisible();
  await expectCall(stack, "generateDescriptions", {
    method: "GET",
    path: `/api/articles/${seeded.prioritized}/generate-descriptions`,
    query: "",
  });
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await chooseFrom(page, "More", /anew/);
  await expect.poll(() => callsOf(stack, "generateDescriptions")).toHaveLength(2);
  await expectCall(stack, "generateDescriptions", { query: "all=1" });
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await chooseFrom(page, "More", /^Tighten/);
  await expect.poll(() => callsOf(stack, "curateDescriptions")).toHaveLength(1);
  await expectCall(stack, "curateDescriptions", {
    method: "POST",
    path: `/api/articles/${seeded.prioritized}/curate-descriptions`,
  });
});

test("ROUTE-6 STEP-7 with descriptions the final step opens, one round trip away", async ({
  page,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  const steps = page.getByRole("navigation", { name: "Steps of the article" });
  const final = steps.getByRole("listitem").nth(4);
  await expect(final).toHaveAttribute("title", "Describe at least one product first.");
  await generate(page).click();
  await expect(page.getByText(all)).toBeVisible();
  await expect(final).not.toHaveAttribute("title", /./);
  await final.getByRole("link").or(final.getByRole("button")).click();
  await expect(page).toHaveURL(stepPath(seeded.prioritized, "final"));
  await expectStep(page, "final");
  await expect(nextButton(page, "Save article")).toBeVisible();
});

test("at 320 px nothing of step 3 is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStep(page, seeded.finished, "generate");
  await expect(description(page)).toBeVisible();
  expect(await isCutOff(page)).toBe(false);
});
