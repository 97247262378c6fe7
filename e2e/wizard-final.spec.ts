import { readFile } from "node:fs/promises";
import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { storedArticle } from "./support/sandbox-api.ts";
import { expect, test } from "./support/stack.ts";
import { openStep, seeded, stepPath } from "./support/wizard.ts";

test.use({ signedIn: true });

/** An article of the first site that is written and has no image. */
const written = 2;

test("GUARD-6 step 5 without descriptions leads back to finetune, and the stepper says why", async ({
  page,
}) => {
  await openStep(page, seeded.prioritized, "finetune");
  const next = page.getByRole("button", { name: "Final", exact: true }).last();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAccessibleDescription("Describe at least one product first.");
  // Entered by its address from within the page, it is refused.
  await page.evaluate(
    (path) => {
      window.history.pushState({}, "", path);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    },
    stepPath(seeded.prioritized, "final"),
  );
  await expect(page).toHaveURL(stepPath(seeded.prioritized, "finetune"));
  await expect(page.getByRole("heading", { level: 2, name: "Fine-tune" })).toBeVisible();
});

test("ROUTE-7 CALL-6 step 5 shows the article, renders and downloads a banner, and saves", async ({
  page,
  stack,
}) => {
  await openStep(page, written, "finetune");
  await page.getByRole("button", { name: "Final", exact: true }).last().click();
  await expect(page).toHaveURL(stepPath(written, "final"));
  const title = (await storedArticle(stack, written)).content?.title ?? "";
  await expect(page.getByRole("article", { name: title })).toBeVisible();

  const checks = page.getByRole("list", { name: "What the article needs" });
  await expect(checks.getByRole("link", { name: /It has an image/ })).toHaveAttribute(
    "href",
    stepPath(written, "finetune"),
  );
  await page.getByRole("button", { name: "Generate banner" }).click();
  const banner = page.getByRole("img", { name: "The article's banner" });
  await expect(banner).toHaveAttribute("src", /^blob:/);
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectCall(stack, "generateBanner", {
    method: "GET",
    path: `/api/articles/${written}/generate-banner`,
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
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data?: { article?: { content?: object } } };
    if (reply.data?.article?.content) {
      Object.assign(reply.data.article.content, { introduction: hostile });
    }
    await route.fulfill({ response, json: reply });
  });
  await page.goto(stepPath(seeded.finished, "final"));
  const article = page.getByRole("article");
  await expect(article.getByText("Fine text")).toBeVisible();
  await expect(article.locator("header").getByRole("img")).toHaveCount(0);
  await expect(article.getByText("link", { exact: true })).not.toHaveAttribute("href");
  expect(await article.locator("script, [onclick], [onerror]").count()).toBe(0);
  await expect(page).not.toHaveTitle("boom");
});
