import { callsOf, expectCall, lastCall } from "./support/calls.ts";
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
  await expectCall(stack, "prompts", { method: "GET", path: "/api/prompts" });
  await expectCall(stack, "prompts", { query: expect.stringContaining("article.id=1") });
  await expectCall(stack, "ideas", { method: "GET", path: "/api/ideas" });
  await expectCall(stack, "ideas", { query: expect.stringContaining("prompt.id=1") });
  await expect.poll(async () => (await callsOf(stack, "sections")).length).toBe(1);
  await expectCall(stack, "sections", { method: "GET", path: "/api/sections" });
  await expectCall(stack, "sections", { query: expect.stringContaining("article.id=1") });

  await page.goto("/settings/translation");
  await page.getByRole("tab", { name: /^Keys/ }).click();
  await expect(page.getByRole("table", { name: "Keys" }).getByRole("row")).toHaveCount(16);
  await expectCall(stack, "translationKeys", {
    method: "GET",
    path: "/api/translation_keys",
  });
});
