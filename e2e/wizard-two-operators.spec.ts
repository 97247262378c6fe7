import type { Browser, Page } from "@playwright/test";
import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";
import { expectSaved, openStep, seeded, type StepName } from "./support/wizard.ts";

test.use({ signedIn: true });

const shown = (page: Page, noun: string) =>
  expect(page.getByText(`The ${noun} was changed elsewhere meanwhile`)).toBeVisible();

/**
 * Two operators open the same step, each in a browser of their own; the second saves a moment after
 * the first, with no time for anything to expire.
 */
async function inBoth(
  { page, browser, url }: { page: Page; browser: Browser; url: string },
  article: number,
  step: StepName,
  work: (mine: Page, theirs: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  const theirs = await context.newPage();
  await Promise.all([openStep(page, article, step), openStep(theirs, article, step)]);
  await work(page, theirs);
  await context.close();
}

test("a prompt and its keywords that another operator has just saved are shown, not overwritten", async ({
  page,
  browser,
  stack,
}) => {
  const { url } = stack;
  await inBoth({ page, browser, url }, seeded.prompted, "compose", async (mine, theirs) => {
    await theirs.getByLabel("Prompt").fill("Their wish");
    await expectSaved(theirs);
    await mine.getByLabel("Prompt").fill("My wish");
    await shown(mine, "prompt");
    await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(1);
    await mine.getByRole("button", { name: "Take theirs" }).click();
    await expect(mine.getByLabel("Prompt")).toHaveValue("Their wish");

    const keyword = async (one: Page, word: string) => {
      await one.getByLabel("Keywords", { exact: true }).last().fill(word);
      await one.keyboard.press("Enter");
    };
    await keyword(theirs, "theirs");
    await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(2);
    await keyword(mine, "mine");
    await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(3);
    await expectPatch(stack, "updatePrompt", { keywords: ["theirs", "mine"] });
    const keywords = mine.getByRole("grid", { name: "Keywords" });
    await expect(keywords.getByRole("row")).toHaveText(["theirs", "mine"]);
  });
});

test("a description that another operator has just saved is shown, not overwritten", async ({
  page,
  browser,
  stack,
}) => {
  const { url } = stack;
  await inBoth({ page, browser, url }, seeded.finished, "generate", async (mine, theirs) => {
    const description = (one: Page) => one.getByRole("textbox", { name: "Description" });
    await description(theirs).fill("Theirs.");
    await expectSaved(theirs);
    await description(mine).fill("Mine.");
    await shown(mine, "description");
    await expect(mine.getByText("Theirs.")).toBeVisible();
    await expect.poll(() => callsOf(stack, "updateProduct")).toHaveLength(1);
    await mine.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(() => callsOf(stack, "updateProduct")).toHaveLength(2);
    await expectPatch(stack, "updateProduct", { description: "<p>Mine.</p>" });
  });
});

test("operators edit different texts of an article side by side; of the same text the second is asked", async ({
  page,
  browser,
  stack,
}) => {
  const { url } = stack;
  await inBoth({ page, browser, url }, seeded.finished, "finetune", async (mine, theirs) => {
    const introduction = (one: Page) => one.getByRole("textbox", { name: "Introduction" });
    const conclusion = (one: Page) => one.getByRole("textbox", { name: "Conclusion" });
    await introduction(theirs).fill("Another beginning.");
    await expect.poll(() => callsOf(stack, "saveArticle")).toHaveLength(1);
    await conclusion(mine).fill("My farewell.");
    await expect.poll(() => callsOf(stack, "saveArticle")).toHaveLength(2);
    await expect(introduction(mine)).toHaveText("Another beginning.");
    await expectCall(stack, "saveArticle", {
      body: {
        content: {
          introduction: "<p>Another beginning.</p>",
          conclusion: "<p>My farewell.</p>",
        },
      },
    });

    await introduction(mine).fill("My own beginning.");
    await expect.poll(() => callsOf(stack, "saveArticle")).toHaveLength(3);
    await introduction(theirs).fill("Their last word.");
    await shown(theirs, "article");
    await expect(theirs.getByText("Introduction: My own beginning.")).toBeVisible();
    await expect(conclusion(theirs)).toHaveText("My farewell.");
    await expect.poll(() => callsOf(stack, "saveArticle")).toHaveLength(3);
    await theirs.getByRole("button", { name: "Take theirs" }).click();
    await expect(introduction(theirs)).toHaveText("My own beginning.");
    await expect.poll(() => callsOf(stack, "saveArticle")).toHaveLength(3);
  });
});

test("the board that another operator has just changed is shown, not overwritten", async ({
  page,
  browser,
  stack,
}) => {
  const { url } = stack;
  await inBoth(
    { page, browser, url },
    seeded.prioritized,
    "prioritize-products",
    async (mine, theirs) => {
      const unassign = async (one: Page, nth: number) => {
        await one
          .getByRole("button", { name: /^Move (?!to)/ })
          .nth(nth)
          .click();
        await one.getByRole("menuitem", { name: "Move to Unassigned" }).click();
      };
      await unassign(theirs, 0);
      await expect.poll(() => callsOf(stack, "updateSections")).toHaveLength(1);
      await unassign(mine, 1);
      await shown(mine, "board");
      await expect.poll(() => callsOf(stack, "updateSections")).toHaveLength(1);
      await mine.getByRole("button", { name: "Take theirs" }).click();
      await expect(mine.getByText("The board was changed elsewhere meanwhile")).toBeHidden();
      await expect.poll(() => callsOf(stack, "updateSections")).toHaveLength(1);
    },
  );
});
