import { readFile } from "node:fs/promises";
import { choose, list, openList, row, rows } from "./support/articles.ts";
import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";

test("CALL-1 CALL-3 ROUTE-3 a site's articles are searched, filtered by step and ordered in the URL", async ({
  page,
  stack,
}) => {
  await openList(page);
  await expect(page.getByText("8 articles")).toBeVisible();
  await expect(rows(page).nth(1)).toContainText("Summer by the sea");
  await expectCall(stack, "articles", {
    method: "GET",
    path: "/api/articles",
    query: "site.id=1&page=1&itemsPerPage=1000",
  });

  await page.getByRole("button", { name: "Title" }).click();
  await expect(rows(page).nth(1)).toContainText("16 gifts for a dad who loves coffee");
  await page.getByRole("button", { name: /Next step/ }).click();
  await page.getByRole("option", { name: "Next: Descriptions" }).click();
  await expect(page.getByText("3 of 8")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search articles" }).fill("FINGERS green");
  await expect(page.getByText("1 of 8")).toBeVisible();
  await expect(page).toHaveURL(`${list}?sort=title%3Aascending&step=generate&q=FINGERS+green`);

  // The URL is the view: it survives a reload, and Back takes a filter away.
  await page.reload();
  await expect(page.getByText("1 of 8")).toBeVisible();
  await expect(row(page, "Green fingers").getByRole("link")).toHaveAttribute(
    "href",
    "/admin/site/1/articles/4/generate",
  );
  await page.goBack();
  await expect(page).toHaveURL(`${list}?sort=title%3Aascending`);
  await page.getByRole("searchbox", { name: "Search articles" }).fill("nothing of the kind");
  await page.getByRole("button", { name: "Clear search and filter" }).click();
  await expect(page.getByText("8 articles")).toBeVisible();
});

test("CALL-1 an article begins empty at its first step", async ({ page, stack }) => {
  await openList(page);
  await page.getByRole("button", { name: "New article" }).click();
  await expect(page).toHaveURL(/\/articles\/\d+\/compose$/);
  await expectCall(stack, "createArticle", {
    method: "POST",
    path: "/api/articles",
    body: { siteId: 1 },
  });
});

test("CALL-2 an article's title and flags are changed as a merge patch; a script in the title is text", async ({
  page,
  stack,
}) => {
  await openList(page);
  await choose(page, "Summer by the sea", "Edit title and flags");
  const dialog = page.getByRole("dialog", { name: "Edit “Summer by the sea”" });
  await expect(dialog.getByLabel("Title")).toBeFocused();
  const hostile = "<img src=x onerror=\"document.title='boom'\">";
  await dialog.getByLabel("Title").fill(hostile);
  await dialog.getByRole("checkbox", { name: "Has products" }).check({ force: true });
  await page.keyboard.press("Control+s");
  await expect(dialog).toBeHidden();
  await expectPatch(stack, "updateArticle", { title: hostile, hasProducts: true });
  await expectCall(stack, "updateArticle", { path: "/api/articles/8" });
  await expect(row(page, hostile)).toContainText("Prioritize");
  await expect(page.getByRole("button", { name: `Actions for ${hostile}` })).toBeFocused();
  await expect(page).toHaveTitle("Articles · Presentes Originais · Console");
  await expect(page.getByRole("table", { name: "Articles" }).locator("img")).toHaveCount(0);
});

test("CALL-7 SHELL-8 an article is generated from the list, in full where steps are missing, and can be cancelled", async ({
  page,
  stack,
}) => {
  await openList(page);
  // Without sections there is nothing to write from.
  await page.getByRole("button", { name: "Actions for Presents for small inventors" }).click();
  await expect(page.getByRole("menuitem", { name: "Generate article" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await stack.fault({ operationId: "generateArticle", delayMs: 60_000, times: 1 });
  await page.getByRole("menuitem", { name: "Generate in full" }).click();
  const busy = page.getByRole("dialog", { name: "Generating “Presents for small inventors”" });
  await busy.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled. Steps that were done are kept.")).toBeVisible();
  await expect(busy).toBeHidden();

  await choose(page, "Presents for small inventors", "Generate in full");
  await expect(page.getByText(/^“.*” is written$/)).toBeVisible();
  await expect(busy).toBeHidden();
  await expectCall(stack, "generateArticle", {
    method: "GET",
    path: "/api/articles/7/generate",
    query: "full=true",
  });
  await expect(rows(page).filter({ hasText: "Final" })).toHaveCount(3);

  // Texts that are there are written over only after a question.
  await choose(page, "A kitchen full of good tools", "Generate article");
  const question = page.getByRole("alertdialog", { name: /^Write “A kitchen.*” anew\?$/ });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => callsOf(stack, "generateArticle")).toHaveLength(2);
  await choose(page, "A kitchen full of good tools", "Generate article");
  await question.getByRole("button", { name: "Write article anew" }).click();
  const again = page.getByRole("dialog", { name: /^Generating “A kitchen/ });
  await expect(again).toBeVisible();
  await expect(again).toBeHidden();
  await expect.poll(() => callsOf(stack, "generateArticle")).toHaveLength(3);
  await expectCall(stack, "generateArticle", {
    path: "/api/articles/2/generate",
    query: "",
  });
  await page.getByRole("button", { name: "Open article" }).click();
  await expect(page).toHaveURL("/admin/site/1/articles/2/finetune");
});

test("CALL-1 CALL-6 an article's banner is shown and downloaded, its image rendered, set and removed", async ({
  page,
  stack,
}) => {
  await openList(page);
  await choose(page, "Weekends outdoors", "Banner and image");
  const dialog = page.getByRole("dialog", { name: "Pictures of “Weekends outdoors”" });
  await dialog.getByRole("button", { name: "Generate banner" }).click();
  await expectCall(stack, "article", { path: "/api/articles/5" });
  await expect(dialog.getByRole("img", { name: "The article's banner" })).toHaveAttribute(
    "src",
    /^blob:/,
  );
  await expectCall(stack, "generateBanner", { path: "/api/articles/5/generate-banner" });
  const busy = page.getByRole("dialog", { name: /^(Generating the banner|Setting the image)/ });
  await expect(busy).toBeHidden();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download banner" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("weekends-outdoors-banner.png");
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PNG");

  // Without an address imagix renders one.
  const image = dialog.getByRole("img", { name: "The article's image" });
  await dialog.getByRole("button", { name: "Generate image" }).click();
  await expect(image).toBeVisible();
  await expectPatch(stack, "generateArticleImage", {});
  await expect(busy).toBeHidden();
  await dialog.getByLabel("Image from an address").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Set image" }).click();
  await expect(dialog.getByText("Enter an address that begins with https://.")).toBeVisible();
  await dialog.getByLabel("Image from an address").fill("https://cdn.example/hero.png");
  await dialog.getByRole("button", { name: "Set image" }).click();
  await expect(dialog.getByLabel("Image from an address")).toHaveValue("");
  await expectPatch(stack, "generateArticleImage", { image: "https://cdn.example/hero.png" });
  await dialog.getByRole("button", { name: "Remove image" }).click();
  await expect(image).toBeHidden();
  await expectPatch(stack, "generateArticleImage", { image: null });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("button", { name: "Actions for Weekends outdoors" })).toBeFocused();
});
