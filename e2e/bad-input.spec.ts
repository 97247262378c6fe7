import type { Page } from "@playwright/test";
import { sandboxApi } from "./support/sandbox-api.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/stack.ts";

const sitesList = (page: Page) => page.getByRole("heading", { level: 1, name: "Sites" });

test("ROUTE-9 ROUTE-11 an article, a site or a type that does not exist leads to the sites list", async ({
  page,
  stack,
}) => {
  const api = await sandboxApi(stack);
  await api.call("DELETE", "/articles/8");
  await signIn(page, stack);
  const unknown = [
    // Deleted, of another site, too large for an id, none at all.
    "/admin/site/1/articles/8/compose",
    "/admin/site/2/articles/1/finetune",
    "/admin/site/1/articles/2147483648/compose",
    "/admin/site/2147483648/articles",
    "/admin/site/1/articles/1.5/final",
    "/admin/site/1/articles/0/compose",
    "/admin/site/1/articles/1/publish",
    "/admin/site/-1/feeds",
    "/settings/bots",
    "/settings/bot/1",
  ];
  for (const path of unknown) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/admin");
    await expect(sitesList(page)).toBeVisible();
  }
});

test("ROUTE-11 what a list's URL asks for and is not there is left out", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.goto(
    "/admin/site/1/articles?page=-3&size=7&sort=__proto__:up&step=9&edit=zz&pictures=77",
  );
  await expect(page.getByText("8 articles")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const type of ["bot", "feed", "translation"]) {
    await page.goto(`/settings/${type}?edit=99999&sort=nothing:up`);
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a script in a name, a title or a text is shown as text, and does not run", async ({
  page,
  stack,
}) => {
  const hostile = "<img src=x onerror=\"document.title='boom'\">";
  const api = await sandboxApi(stack);
  await api.call("PATCH", "/articles/8", { title: hostile });
  await api.call("POST", "/sites/1/authors", { name: `Author ${hostile}`, bio: `Bio ${hostile}` });
  await api.call("POST", "/feeds", {
    name: `Feed ${hostile}`,
    code: "hostile",
    status: "active",
    country: null,
    url: null,
  });
  await api.call("PATCH", "/sites/1", { name: `Site ${hostile}` });
  await signIn(page, stack);
  const shown = [
    ["/admin", `Site ${hostile}`],
    ["/admin/site/1/articles", hostile],
    ["/admin/site/1/articles/8/compose", hostile],
    ["/sites/1/authors", `Author ${hostile}`],
    ["/sites/1/authors", `Bio ${hostile}`],
    ["/settings/feed", `Feed ${hostile}`],
  ] as const;
  const expectText = async (path: string, text: string) => {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    await expect(page).not.toHaveTitle("boom");
  };
  for (const [path, text] of shown) await expectText(path, text);

  // Pages can only be read: the reply is changed on its way.
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data?: { pages?: { member: { title: string }[] } } };
    for (const each of reply.data?.pages?.member ?? []) each.title = `Page ${hostile}`;
    await route.fulfill({ response, json: reply });
  });
  await expectText("/admin/site/1/pages", `Page ${hostile}`);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
