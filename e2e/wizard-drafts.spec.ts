import { callsOf, expectPatch } from "./support/calls.ts";
import { expect, test } from "./support/stack.ts";
import { expectSaved, openStep, seeded, stepPath } from "./support/wizard.ts";

test.use({ signedIn: true });

test("a prompt that was typed without a connection survives a reload", async ({
  page,
  context,
  stack,
}) => {
  await openStep(page, seeded.prompted, "compose");
  await context.route("**/graphql", (route) => route.abort());
  await page.getByLabel("Prompt").fill("Toys for curious children, up to 35 €");
  await expect(page.getByText(/Offline|Not saved/).first()).toBeVisible();
  await context.unroute("**/graphql");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Prompt")).toHaveValue("Toys for curious children, up to 35 €");
  await expect.poll(() => callsOf(stack, "updatePrompt")).toHaveLength(1);
  await expectPatch(stack, "updatePrompt", { prompt: "Toys for curious children, up to 35 €" });
});

test("AUTH-7 what is typed when the session ends is there again after logging in, and is saved", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "generate");
  const description = page.getByRole("textbox", { name: "Description" });
  await expect(description).toBeVisible();
  for (const operationId of ["ideaProduct", "updateProduct", "refreshToken"]) {
    await stack.fault({ operationId, status: 401 });
  }
  await description.fill("Typed at the end of the session.");
  await expect(page).toHaveURL(/\/login/);
  await stack.clearFaults();
  await page.getByLabel("Username").fill("operator");
  await page.getByRole("textbox", { name: "Password" }).fill("operator");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(stepPath(seeded.prioritized, "generate"));
  await expect(description).toHaveText("Typed at the end of the session.");
  await expect(page.getByText("Your unsaved description is back")).toBeVisible();
  await expect.poll(() => callsOf(stack, "updateProduct")).toHaveLength(1);
  await expectPatch(stack, "updateProduct", {
    description: "<p>Typed at the end of the session.</p>",
  });
  await expectSaved(page);
});
