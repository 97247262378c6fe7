import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServer } from "../scripts/servers.ts";
import { expect, logIn, startStack, type Stack } from "./support/stack.ts";
import { expectStep, nextButton, openStep, seeded } from "./support/wizard.ts";

/** A chain of its own, whose sandbox keeps its data in a folder and so outlives its process. */
const test = base.extend<{ folder: string; stack: Stack }>({
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
  stack: async ({ folder }, provide) => {
    const stack = await startStack({ SANDBOX_DATA: folder });
    await provide(stack);
    await stack.gateway.stop();
    await stack.sandbox.stop();
  },
  baseURL: async ({ stack }, provide) => provide(stack.url),
});

test("the API host dies in the middle of a generation; once it is back the article is finished and nothing is lost", async ({
  page,
  stack,
  folder,
}) => {
  test.setTimeout(180_000);
  await logIn(page);
  await openStep(page, seeded.prioritized, "generate");
  // One idea hangs, and so does the save of what is typed meanwhile.
  await stack.fault({ operationId: "generateProductDescriptions", delayMs: 120_000, times: 1 });
  await stack.fault({ operationId: "updateProduct", delayMs: 120_000 });
  await page.getByRole("button", { name: /^Generate \d+ descriptions/ }).click();
  const progress = page.getByRole("heading", { name: /^Writing descriptions: / });
  await expect(progress).toHaveText(/^Writing descriptions: (?!0)(\d+) of \d+ ideas/);
  const [, total = 0] = ((await progress.innerText()).match(/of (\d+) ideas/) ?? []).map(Number);
  await expect(progress).toHaveText(`Writing descriptions: ${total - 1} of ${total} ideas`);
  const written = page.getByRole("option").filter({ hasText: "AI" });
  const described = await written.count();
  await written.last().click();
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("My own words, typed just before it died.");
  await expect(page.getByText("Saving")).toBeVisible();

  process.kill(stack.sandbox.pid, "SIGKILL");
  await stack.sandbox.exited;
  await expect(page.getByRole("button", { name: "Try 1 idea again" })).toBeVisible();
  await expect(page.getByText(/^(Not saved|Offline)/).first()).toBeVisible();
  // What was done and what was typed is still on the page.
  await expect(page.getByRole("option").filter({ hasText: "AI" })).toHaveCount(described);
  await expect(description).toHaveText("My own words, typed just before it died.");

  stack.sandbox = await startServer("sandbox", {
    SANDBOX_PORT: new URL(stack.sandbox.url).port,
    SANDBOX_DATA: folder,
  });
  await page.getByRole("button", { name: "Try 1 idea again" }).click();
  await expect(page.getByText(/^(\d+) of \1 products described$/)).toBeVisible();
  // What was typed is sent again by itself, 5, 15 and 30 seconds after a failure.
  await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("option").filter({ hasText: "Edited" })).toHaveCount(1);

  await page.getByRole("button", { name: "Generate article" }).click();
  await expectStep(page, "finetune");
  await nextButton(page, "Final").click();
  await expectStep(page, "final");
  await expect(page.getByText("My own words, typed just before it died.").first()).toBeVisible();
  await page.getByRole("button", { name: "Save article" }).click();
  await expect(page.getByRole("alert")).toContainText("Article saved");

  await page.reload();
  await expect(page.getByText("My own words, typed just before it died.").first()).toBeVisible();
  await expect(page.getByText(/^Every product is described$/)).toBeVisible();
});
