import type { Page } from "@playwright/test";
import { expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { storedArticle } from "./support/sandbox-api.ts";
import { expect, test } from "./support/stack.ts";
import { expectSaved, openStep, seeded, stepPath } from "./support/wizard.ts";

test.use({ signedIn: true });

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const titleField = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
test("GUARD-5 from step 3 the article is written first, and from there fine-tune opens", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  // No way round it: the stepper is closed too.
  await page.getByRole("button", { name: "Generate article" }).click();
  await expect(page).toHaveURL(stepPath(seeded.prioritized, "finetune"));
  await expect(titleField(page)).not.toHaveValue("");
  // CALL-7: without `full` the parameter is left out.
  await expectCall(stack, "generateArticle", {
    method: "GET",
    path: `/api/articles/${seeded.prioritized}/generate`,
    query: "",
  });
  await expect(part(page, "Introduction").getByText("AI", { exact: true })).toBeVisible();
});

test("CALL-7 GUARD-2 a page refresh at step 4 of an article with only a prompt generates in full", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prompted, "finetune");
  await page.getByRole("button", { name: "Generate in full" }).click();
  await expect(page.getByRole("textbox", { name: "Text of section 1" })).toBeVisible();
  await expectCall(stack, "generateArticle", {
    path: `/api/articles/${seeded.prompted}/generate`,
    query: "full=true",
  });
  // The steps before are there as well, without another request.
  await expect(page.getByRole("button", { name: "Final", exact: true }).last()).toBeEnabled();
});

test("CALL-2 edits of several texts are saved together, survive a reload, and a failed save keeps the draft", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.finished, "finetune");
  await titleField(page).fill("Coffee, and nothing but");
  await page.getByLabel("Title of section 1").fill("Brewers first");
  await page.getByRole("textbox", { name: "Introduction" }).fill("Beans have opinions.");
  await expectSaved(page);
  const save = await lastCall(stack, "saveArticle");
  expect(save.headers["content-type"]).toContain("application/merge-patch+json");
  expect(save).toMatchObject({ method: "PATCH", path: "/api/articles/1/save" });
  const { content } = save.body as { content: { sections: unknown[] } };
  expect(content).toMatchObject({
    title: "Coffee, and nothing but",
    introduction: "<p>Beans have opinions.</p>",
  });
  expect(content.sections[0]).toMatchObject({ title: "Brewers first" });
  expect(content.sections).toHaveLength(5);
  await page.reload();
  await expect(page.getByLabel("Title of section 1")).toHaveValue("Brewers first");

  await stack.fault({ operationId: "saveArticle", status: 500 });
  await page.getByRole("textbox", { name: "Conclusion" }).fill("Never the wrong size.");
  await expect(page.getByText("Not saved").first()).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Conclusion" })).toHaveText(
    "Never the wrong size.",
  );
  await expect(page.getByText("Your unsaved text is back")).toBeVisible();
});

test("sections are put into another order with the keyboard, and the order is saved", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.finished, "finetune");
  const first = await page.getByLabel("Title of section 1").inputValue();
  const second = await page.getByLabel("Title of section 2").inputValue();
  const order = page.getByRole("grid", { name: "Order of the sections" });
  await order.getByRole("row").first().getByRole("button").last().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move down" }).press("Enter");
  await expect(page.getByLabel("Title of section 1")).toHaveValue(second);
  await expect(page.getByLabel("Title of section 2")).toHaveValue(first);
  await expectSaved(page);
  await expect
    .poll(async () => {
      const { content } = await storedArticle(stack, seeded.finished);
      return content?.sections.slice(0, 2).map(({ title }) => title);
    })
    .toEqual([second, first]);
});

test("writing anew never replaces an edited text: it is compared, kept or taken", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  await page.getByRole("button", { name: "Generate article" }).click();
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  await expect(introduction).toHaveText(/./);
  const written = await introduction.innerText();
  await introduction.fill("My own words.");
  await expect(part(page, "Introduction").getByText("Edited")).toBeVisible();
  await titleField(page).fill("My own title");
  await expectSaved(page);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByRole("button", { name: "Generate article anew" }).click();

  await expect(page.getByRole("alert")).toContainText("Wrapperix wrote 2 other texts");
  await expect(introduction).toHaveText("My own words.");
  // What the bot put in its place on the host is taken back at once.
  await expect
    .poll(async () => (await storedArticle(stack, seeded.prioritized)).content)
    .toMatchObject({ title: "My own title", introduction: "<p>My own words.</p>" });

  await part(page, "Title").getByRole("button", { name: "Keep mine" }).click();
  await expect(titleField(page)).toHaveValue("My own title");
  const proposal = part(page, "Introduction");
  await expect(proposal.getByRole("deletion").first()).toBeVisible();
  await proposal.getByRole("button", { name: "Take the new text" }).click();
  await expect.poll(() => introduction.innerText()).toBe(written);
  await expect(proposal.getByText("AI", { exact: true })).toBeVisible();
  await expectSaved(page);
});

test("who wrote a text is known in every browser, from the log of bot calls", async ({
  page,
  browser,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  await page.getByRole("button", { name: "Generate article" }).click();
  await expect(page).toHaveURL(stepPath(seeded.prioritized, "finetune"));
  await page.getByRole("textbox", { name: "Introduction" }).fill("My own words.");
  await expectSaved(page);

  const context = await browser.newContext({ baseURL: stack.url });
  const other = await context.newPage();
  await openStep(other, seeded.prioritized, "finetune");
  await expect(part(other, "Introduction").getByText("Edited")).toBeVisible();
  await expect(part(other, "Section 1").getByText("AI", { exact: true })).toBeVisible();
  await expect(part(other, "Conclusion").getByText("AI", { exact: true })).toBeVisible();
  // Where the log does not tell, nothing is claimed.
  await other.goto(stepPath(seeded.finished, "finetune"));
  await expect(part(other, "Conclusion").getByText("Unknown")).toBeVisible();
  await context.close();
});

test("a generation that fails, or whose reply is lost, takes nothing from the operator", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.finished, "finetune");
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  await introduction.fill("My own words.");
  await expectSaved(page);
  await stack.fault({ operationId: "generateArticle", status: 502, times: 1 });
  await page.getByRole("button", { name: "Generate article anew" }).click();
  await expect(page.getByText("The article was not written")).toBeVisible();
  await expect(introduction).toHaveText("My own words.");
  await expect(page.getByRole("alertdialog")).toBeHidden();

  // The host writes over the article, and the page never hears of it.
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("WriteArticleTexts")) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Generate article anew" }).click();
  const proposal = part(page, "Introduction").getByRole("button", { name: "Keep mine" });
  await expect(proposal).toBeVisible();
  await expect(introduction).toHaveText("My own words.");
  await expect
    .poll(async () => (await storedArticle(stack, seeded.finished)).content)
    .toMatchObject({ introduction: "<p>My own words.</p>" });
});

test("the image is rendered, set from an address and removed; what was there before can be brought back", async ({
  page,
  stack,
}) => {
  await openStep(page, 2, "finetune");
  await page.getByRole("button", { name: "Generate image" }).click();
  const image = page.getByRole("img", { name: "The article's image" });
  await expect(image).toBeVisible();
  await expectPatch(stack, "generateArticleImage", {});
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const rendered = (await image.getAttribute("src")) ?? "";
  const undo = page.getByText("Undo", { exact: true });
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByRole("button", { name: "Generate image" })).toBeVisible();
  await expectPatch(stack, "generateArticleImage", { image: null });
  await undo.click();
  await expect(image).toHaveAttribute("src", rendered);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByLabel("Image from an address").fill("cup.png");
  await page.getByRole("button", { name: "Set image" }).click();
  await expect(page.getByText("Enter an address that begins with https://.")).toBeVisible();
  await page.getByLabel("Image from an address").fill("https://cdn.example/cup.png");
  await page.getByRole("button", { name: "Set image" }).click();
  await expect(page.getByLabel("Image from an address")).toHaveValue("");
  await expectPatch(stack, "generateArticleImage", { image: "https://cdn.example/cup.png" });
  await expect(page.getByText("Image replaced")).toBeVisible();
  await undo.click();
  await expect(image).toHaveAttribute("src", rendered);
});
