import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { callsOf, expectPatch, lastCall } from "./support/calls.ts";
import { expect, logIn, test, type Stack } from "./support/stack.ts";

const step = (article: number, name: string, site = 1) =>
  `/admin/site/${site}/articles/${article}/${name}`;
const open = async (page: Page, path: string, heading: string) => {
  await logIn(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
};
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const titleField = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved /).first()).toBeVisible();
/** What the API host has of an article, asked for beside the console. */
async function storedArticle(stack: Stack, id: number) {
  const api = `${stack.sandbox.url}/api`;
  const login = await fetch(`${api}/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "operator", password: "operator" }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${api}/articles/${id}`, { headers })).json()) as {
    hasGeneratedArticle: boolean;
    content: { title: string; sections: { title: string; body: string }[] } | null;
  };
}

test("GUARD-5 from step 3 the article is written first, and from there fine-tune opens", async ({
  page,
  stack,
}) => {
  await open(page, step(4, "generate"), "Descriptions");
  // No way round it: the stepper is closed too.
  await page.getByRole("button", { name: "Generate article" }).click();
  await expect(page).toHaveURL(step(4, "finetune"));
  await expect(titleField(page)).not.toHaveValue("");
  // CALL-7: without `full` the parameter is left out.
  expect(await lastCall(stack, "generateArticle")).toMatchObject({
    method: "GET",
    path: "/api/articles/4/generate",
    query: "",
  });
  await expect(part(page, "Introduction").getByText("AI", { exact: true })).toBeVisible();
});

test("CALL-7 GUARD-2 a page refresh at step 4 of an article with only a prompt generates in full", async ({
  page,
  stack,
}) => {
  await open(page, step(7, "finetune"), "Fine-tune");
  await page.getByRole("button", { name: "Generate in full" }).click();
  await expect(page.getByRole("textbox", { name: "Text of section 1" })).toBeVisible();
  expect(await lastCall(stack, "generateArticle")).toMatchObject({
    path: "/api/articles/7/generate",
    query: "full=true",
  });
  // The steps before are there as well, without another request.
  await expect(page.getByRole("button", { name: "Final", exact: true }).last()).toBeEnabled();
});

test("CALL-2 edits of several texts are saved together, survive a reload, and a failed save keeps the draft", async ({
  page,
  stack,
}) => {
  await open(page, step(1, "finetune"), "Fine-tune");
  await titleField(page).fill("Coffee, and nothing but");
  await page.getByLabel("Title of section 1").fill("Brewers first");
  await page.getByRole("textbox", { name: "Introduction" }).fill("Beans have opinions.");
  await saved(page);
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
  await open(page, step(1, "finetune"), "Fine-tune");
  const first = await page.getByLabel("Title of section 1").inputValue();
  const second = await page.getByLabel("Title of section 2").inputValue();
  const order = page.getByRole("grid", { name: "Order of the sections" });
  await order.getByRole("row").first().getByRole("button").last().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move down" }).press("Enter");
  await expect(page.getByLabel("Title of section 1")).toHaveValue(second);
  await expect(page.getByLabel("Title of section 2")).toHaveValue(first);
  await saved(page);
  const titles = (await storedArticle(stack, 1)).content?.sections.map(({ title }) => title);
  expect(titles?.slice(0, 2)).toEqual([second, first]);
});

test("writing anew never replaces an edited text: it is compared, kept or taken", async ({
  page,
  stack,
}) => {
  await open(page, step(4, "generate"), "Descriptions");
  await page.getByRole("button", { name: "Generate article" }).click();
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  const written = await introduction.innerText();
  await introduction.fill("My own words.");
  await expect(part(page, "Introduction").getByText("Edited")).toBeVisible();
  await titleField(page).fill("My own title");
  await saved(page);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByRole("button", { name: "Generate article anew" }).click();

  await expect(page.getByRole("alert")).toContainText("Wrapperix wrote 2 other texts");
  await expect(introduction).toHaveText("My own words.");
  // What the bot put in its place on the host is taken back at once.
  await expect
    .poll(async () => (await storedArticle(stack, 4)).content)
    .toMatchObject({ title: "My own title", introduction: "<p>My own words.</p>" });

  await part(page, "Title").getByRole("button", { name: "Keep mine" }).click();
  await expect(titleField(page)).toHaveValue("My own title");
  const proposal = part(page, "Introduction");
  await expect(proposal.getByRole("deletion").first()).toBeVisible();
  await proposal.getByRole("button", { name: "Take the new text" }).click();
  expect(await introduction.innerText()).toBe(written);
  await expect(proposal.getByText("AI", { exact: true })).toBeVisible();
  await saved(page);
});

test("a generation that fails, or whose reply is lost, takes nothing from the operator", async ({
  page,
  stack,
}) => {
  await open(page, step(1, "finetune"), "Fine-tune");
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  await introduction.fill("My own words.");
  await saved(page);
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
    .poll(async () => (await storedArticle(stack, 1)).content)
    .toMatchObject({ introduction: "<p>My own words.</p>" });
});

test("the image is rendered, set from an address and removed", async ({ page, stack }) => {
  await open(page, step(2, "finetune"), "Fine-tune");
  await page.getByRole("button", { name: "Generate image" }).click();
  await expect(page.getByRole("img", { name: "The article's image" })).toBeVisible();
  await expectPatch(stack, "generateArticleImage", {});
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByLabel("Image from an address").fill("cup.png");
  await page.getByRole("button", { name: "Set image" }).click();
  await expect(page.getByText("Enter an address that begins with https://.")).toBeVisible();
  await page.getByLabel("Image from an address").fill("https://cdn.example/cup.png");
  await page.getByRole("button", { name: "Set image" }).click();
  await expect(page.getByLabel("Image from an address")).toHaveValue("");
  await expectPatch(stack, "generateArticleImage", { image: "https://cdn.example/cup.png" });
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByRole("button", { name: "Generate image" })).toBeVisible();
  await expectPatch(stack, "generateArticleImage", { image: null });
});

test("GUARD-6 step 5 without descriptions leads back to finetune, and the stepper says why", async ({
  page,
}) => {
  await open(page, step(4, "finetune"), "Fine-tune");
  const next = page.getByRole("button", { name: "Final", exact: true }).last();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAccessibleDescription("Describe at least one product first.");
  // Entered by its address from within the page, it is refused.
  await page.evaluate(
    (path) => {
      window.history.pushState({}, "", path);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    },
    step(4, "final"),
  );
  await expect(page).toHaveURL(step(4, "finetune"));
  await expect(page.getByRole("heading", { level: 2, name: "Fine-tune" })).toBeVisible();
});

test("ROUTE-7 CALL-6 step 5 shows the article, renders and downloads a banner, and saves", async ({
  page,
  stack,
}) => {
  await open(page, step(2, "finetune"), "Fine-tune");
  await page.getByRole("button", { name: "Final", exact: true }).last().click();
  await expect(page).toHaveURL(step(2, "final"));
  const title = (await storedArticle(stack, 2)).content?.title ?? "";
  await expect(page.getByRole("article", { name: title })).toBeVisible();

  const checks = page.getByRole("list", { name: "What the article needs" });
  await expect(checks.getByRole("link", { name: /It has an image/ })).toHaveAttribute(
    "href",
    step(2, "finetune"),
  );
  await page.getByRole("button", { name: "Generate banner" }).click();
  const banner = page.getByRole("img", { name: "The article's banner" });
  await expect(banner).toHaveAttribute("src", /^blob:/);
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await lastCall(stack, "generateBanner")).toMatchObject({
    method: "GET",
    path: "/api/articles/2/generate-banner",
  });
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download banner" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-banner\.png$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");

  await page.getByRole("button", { name: "Save article" }).click();
  await expect(page.getByRole("alert")).toContainText("Article saved at");
  await expectPatch(stack, "updateArticle", {
    hasProducts: true,
    hasSections: true,
    hasGeneratedDescriptions: true,
    hasGeneratedArticle: true,
  });
  expect((await callsOf(stack, "generateArticle")).length).toBe(0);
});

test("hostile HTML of a host that does not clean it shows as text, and runs nothing", async ({
  page,
}) => {
  const hostile =
    '<p onclick="boom()">Fine <strong>text</strong></p><img src="x" onerror="document.title=\'boom\'"><script>document.title="boom"</script><a href="javascript:boom()">link</a>';
  await logIn(page);
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data?: { article?: { content?: object } } };
    if (reply.data?.article?.content) {
      Object.assign(reply.data.article.content, { introduction: hostile });
    }
    await route.fulfill({ response, json: reply });
  });
  await page.goto(step(1, "final"));
  const article = page.getByRole("article");
  await expect(article.getByText("Fine text")).toBeVisible();
  await expect(article.locator("header").getByRole("img")).toHaveCount(0);
  await expect(article.getByText("link", { exact: true })).not.toHaveAttribute("href");
  expect(await article.locator("script, [onclick], [onerror]").count()).toBe(0);
  await expect(page).not.toHaveTitle("boom");
});
