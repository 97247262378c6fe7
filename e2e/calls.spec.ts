import { callsOf, lastCall } from "./support/calls.ts";
import { expect, logIn, test } from "./support/stack.ts";

test("CALL-1 CALL-3 logging in, an article's prompts, ideas and sections, and the translation keys are asked for as the contract says", async ({
  page,
  stack,
}) => {
  await logIn(page);
  const login = await lastCall(stack, "login");
  expect(login).toMatchObject({
    method: "POST",
    path: "/api/login",
    body: { username: "operator", password: "operator" },
  });
  expect(login.headers["authorization"]).toBeUndefined();

  await page.goto("/admin/site/1/articles/1/compose");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect.poll(async () => (await callsOf(stack, "ideas")).length).toBe(1);
  expect(await lastCall(stack, "prompts")).toMatchObject({ method: "GET", path: "/api/prompts" });
  expect((await lastCall(stack, "prompts")).query).toContain("article.id=1");
  expect(await lastCall(stack, "ideas")).toMatchObject({ method: "GET", path: "/api/ideas" });
  expect((await lastCall(stack, "ideas")).query).toContain("prompt.id=1");
  await expect.poll(async () => (await callsOf(stack, "sections")).length).toBe(1);
  expect(await lastCall(stack, "sections")).toMatchObject({ method: "GET", path: "/api/sections" });
  expect((await lastCall(stack, "sections")).query).toContain("article.id=1");

  await page.goto("/settings/translation");
  await page.getByRole("tab", { name: /^Keys/ }).click();
  await expect(page.getByRole("table", { name: "Keys" }).getByRole("row")).toHaveCount(16);
  expect(await lastCall(stack, "translationKeys")).toMatchObject({
    method: "GET",
    path: "/api/translation_keys",
  });
});
