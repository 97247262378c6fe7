import { expect, logIn, test } from "./support/stack.ts";

const tokens = "auth_state";

test("ROUTE-12 ROUTE-10 AUTH-3 a guest logs in, comes back to the page asked for, and leaves", async ({
  page,
}) => {
  await page.goto("/admin/site/1/articles?q=coffee");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel("Username").fill("operator");
  await page.getByLabel("Password", { exact: true }).fill("operator");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/admin/site/1/articles?q=coffee");
  await expect(
    page.getByRole("link", { name: "16 gifts for a dad who loves coffee" }),
  ).toBeVisible();

  await page.goto("/login");
  await expect(page).toHaveURL("/admin");

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate((key) => localStorage.getItem(key), tokens)).toBeNull();
});

test("AUTH-3 a wrong password is told beside the fields, and no token is kept", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Username").fill("operator");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("The username or the password is wrong.")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), tokens)).toBeNull();
});

test("ROUTE-11 an unknown path shows the login page to guests and the sites to operators", async ({
  page,
}) => {
  await page.goto("/nowhere/at/all");
  await expect(page).toHaveURL(/\/login/);
  await logIn(page);
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
});

test("AUTH-7 AUTH-6 calls that fail together refresh once and are sent once more", async ({
  page,
  stack,
}) => {
  await logIn(page);
  await stack.fault({ operationId: "sites", status: 401, times: 1 });
  await stack.fault({ operationId: "articles", status: 401, times: 1 });
  await page.goto("/admin/site/1/articles");
  await expect(
    page.getByRole("link", { name: "16 gifts for a dad who loves coffee" }),
  ).toBeVisible();
  const requests = await stack.requests();
  expect(requests.filter(({ path }) => path.endsWith("/token/refresh"))).toHaveLength(1);
  const [refresh] = requests.filter(({ path }) => path.endsWith("/token/refresh"));
  expect(refresh?.headers["authorization"]).toBeUndefined();
  const articles = requests.filter(({ path }) => path.endsWith("/articles"));
  expect(articles).toHaveLength(2);
  expect(articles.every(({ headers }) => headers["authorization"]?.startsWith("Bearer "))).toBe(
    true,
  );
});

test("AUTH-7 a refresh that is refused logs out and leads to the login page", async ({
  page,
  stack,
}) => {
  await logIn(page);
  await stack.fault({ operationId: "sites", status: 401 });
  await stack.fault({ operationId: "refreshToken", status: 401 });
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), tokens)).toBeNull();
});

test("SHELL-11 a sites list that fails is only logged: the page offers to load it again", async ({
  page,
  stack,
}) => {
  await logIn(page);
  await stack.fault({ operationId: "sites", status: 503, times: 3 });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "No sites to show" })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole("alert")).toHaveCount(0);
  // The sidebar does not claim that there are none.
  await expect(page.getByText("The sites did not arrive").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Live Sites", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("link", { name: "Presentes Originais" }).first()).toBeVisible();
});
