import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

test("CALL-2 CALL-3 ROUTE-3 feeds are assigned to a site from its country or by code, and taken away again", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/feeds");
  const feeds = page.getByRole("table", { name: "Feeds of the site" });
  await expect(feeds.getByRole("row")).toHaveCount(2);
  await expect(feeds).toContainText("Ideias & Presentes");
  await expectCall(stack, "siteFeeds", { path: "/api/sites/1/feeds" });

  await page.getByRole("button", { name: "Assign feeds" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign feeds" });
  await expect(dialog.getByText("Every feed for PT is assigned, or there is none.")).toBeVisible();
  await expectCall(stack, "feedsByCountry", { path: "/api/feeds/country/PT" });
  await dialog.getByRole("tab", { name: "All by code" }).click();
  await expectCall(stack, "feedsByCode", { path: "/api/feeds/code" });
  await dialog.getByRole("searchbox").fill("mundo");
  await dialog.getByRole("checkbox", { name: "Select Regalos del Mundo" }).check({ force: true });
  await dialog.getByRole("button", { name: "Assign 1 feed" }).click();
  await expect(dialog).toBeHidden();
  await expect(feeds).toContainText("Regalos del Mundo");
  await expectPatch(stack, "updateSiteFeeds", { feeds: [1, 2] });

  // Taken away at once, and back with Undo.
  await page.getByRole("button", { name: "Unassign Ideias & Presentes" }).click();
  await expect(feeds).not.toContainText("Ideias & Presentes");
  await expectPatch(stack, "updateSiteFeeds", { feeds: [2] });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(feeds).toContainText("Ideias & Presentes");
  await expectPatch(stack, "updateSiteFeeds", { feeds: [2, 1] });
});

test("CALL-2 CALL-3 ROUTE-3 ROUTE-4 a site's authors, pages and topics are tabs of one view", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/pages");
  const tabs = page.getByRole("navigation", { name: "Tabs of Presentes Originais" });
  const pages = page.getByRole("table", { name: "Pages" });
  await expect(pages.getByRole("row")).toHaveCount(5);
  await expectCall(stack, "pages", { query: expect.stringContaining("site.id=1") });
  await page.getByRole("searchbox", { name: "Search pages" }).fill("draft");
  await expect(pages.getByRole("row")).toHaveCount(2);

  await tabs.getByRole("link", { name: "Topics" }).click();
  await expect(page.getByRole("table", { name: "Topics" }).getByRole("row")).toHaveCount(6);
  await expectCall(stack, "criterias", { query: expect.stringContaining("site.id=1") });

  await tabs.getByRole("link", { name: "Authors" }).click();
  await expect(page).toHaveURL(/\/sites\/1\/authors$/);
  await expect(tabs.getByRole("link", { name: "Authors" })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle("Authors · Presentes Originais · Console");
  const authors = page.getByRole("table", { name: "Authors" });
  await expect(authors.getByRole("row")).toHaveCount(4);
  await expectCall(stack, "authors", { query: expect.stringContaining("site.id=1") });

  await page.getByRole("button", { name: "New author" }).click();
  const creation = page.getByRole("dialog", { name: "New author" });
  await creation.getByLabel("Portrait").fill("portrait.png");
  await creation.getByRole("button", { name: "Create author" }).click();
  await expect(creation.getByText("Enter a name.")).toBeVisible();
  await expect(creation.getByText("Enter an address with http or https.")).toBeVisible();
  await creation.getByLabel("Name").fill("<script>alert(1)</script>");
  await creation.getByLabel("Portrait").fill("");
  await creation.getByLabel("Biography").fill("Wraps every gift twice.");
  await creation.getByRole("button", { name: "Create author" }).click();
  await expect(creation).toBeHidden();
  const row = authors.getByRole("row").filter({ hasText: "<script>alert(1)</script>" });
  await expect(row).toContainText("Wraps every gift twice.");
  const created = await lastCall(stack, "createAuthor");
  expect(created).toMatchObject({ method: "POST", path: "/api/sites/1/authors" });
  expect(created.body).toEqual({
    name: "<script>alert(1)</script>",
    bio: "Wraps every gift twice.",
    avatar: null,
  });

  await row.getByRole("link").click();
  const editor = page.getByRole("dialog", { name: /^Edit/ });
  await editor.getByLabel("Name").fill("Marta Prado");
  await editor.getByLabel("Biography").fill("");

  // The Back button asks as well.
  await page.goBack();
  await page.getByRole("button", { name: "Go on editing" }).click();
  await editor.getByRole("button", { name: "Save author" }).click();
  await expect(editor).toBeHidden();
  const renamed = authors.getByRole("row").filter({ hasText: "Marta Prado" });
  await expect(renamed).toBeVisible();
  await expectPatch(stack, "updateAuthor", { name: "Marta Prado", bio: null });

  await renamed.getByRole("button", { name: "Delete Marta Prado" }).click();
  await page
    .getByRole("alertdialog", { name: "Delete Marta Prado?" })
    .getByRole("button", { name: "Delete author" })
    .click();
  await expect(renamed).toHaveCount(0);
  await expect.poll(() => callsOf(stack, "deleteAuthor")).toHaveLength(1);
});
