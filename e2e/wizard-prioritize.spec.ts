import type { Locator, Page } from "@playwright/test";
import { callsOf, expectCall, expectPatch } from "./support/calls.ts";
import { expect, test, type Stack } from "./support/stack.ts";
import { expectSaved, isCutOff, openStep, seeded } from "./support/wizard.ts";

test.use({ signedIn: true });

const column = (page: Page, section: string) =>
  page.getByRole("grid", { name: `Products in ${section}` });
const meter = (page: Page, section: string) =>
  page.getByRole("meter", { name: `Products in ${section}` });
const titles = (list: Locator) => list.getByRole("row").allInnerTexts();
const move = async (page: Page, product: string, where: string) => {
  await page.getByRole("button", { name: `Move ${product}`, exact: true }).click();
  await page.getByRole("menuitem", { name: where, exact: true }).click();
};

interface Assignment {
  id: number;
  ideaProducts: { id: number; sectionPriority: number }[];
}
/** Of the newest call; none before there is one. */
const assignments = async (stack: Stack) => {
  const body = (await callsOf(stack, "updateSections")).at(-1)?.body ?? { sections: [] };
  return (body as { sections: Assignment[] }).sections;
};

/** The sections of the seeded article 4, and a product of each of the first two. */
const growing = "Growing kits para usar todas as semanas";
const tools = "Garden tools que vale a pena desembrulhar";
const pots = "Tudo sobre pots";
const first = async (page: Page, name: string) => {
  const row = column(page, name).getByRole("row").first();
  return (await row.getAttribute("aria-label")) ?? "";
};

test("ROUTE-6 STEP-4 sections are proposed and populated; the assignment can be taken back", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.composed, "prioritize-products");
  await page.getByRole("button", { name: "Propose sections" }).click();
  await expect(page.getByText(/sections? proposed/)).toBeVisible();
  await expectCall(stack, "generateSections", {
    method: "POST",
    path: `/api/articles/${seeded.composed}/generate-sections`,
  });
  await expect(page.getByText(/^0 of \d+ products assigned$/)).toBeVisible();
  const unassigned = column(page, "Unassigned");
  const selected = await unassigned.getByRole("row").count();
  expect(selected).toBeGreaterThan(0);

  await page.getByRole("button", { name: `Assign ${selected} products` }).click();
  await expect(page.getByText(`${selected} of ${selected} products assigned`)).toBeVisible();
  await expectCall(stack, "populateSections", {
    method: "POST",
    path: `/api/articles/${seeded.composed}/populate-sections`,
  });
  for (const one of await page.getByRole("meter").all()) {
    expect(Number(await one.getAttribute("aria-valuenow"))).toBeLessThanOrEqual(
      Number(await one.getAttribute("aria-valuemax")),
    );
  }

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`0 of ${selected} products assigned`)).toBeVisible();
  await expect.poll(() => callsOf(stack, "updateSections")).toHaveLength(1);
  expect((await assignments(stack)).every(({ ideaProducts }) => ideaProducts.length === 0)).toBe(
    true,
  );

  // Proposing again asks first, and names what is lost.
  await page.getByRole("button", { name: "Propose sections anew" }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName(/^Replace \d+ sections\?$/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => callsOf(stack, "generateSections")).toHaveLength(1);
});

test("CALL-2 products move within and between sections by menu; priorities are saved together", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "prioritize-products");
  const moved = await first(page, growing);
  await move(page, moved, "Move down");
  await move(page, moved, `Move to ${pots}`);
  // The section is full: nothing moves before its maximum is raised.
  const question = page.getByRole("alertdialog", { name: "Raise the maximum to 4?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(column(page, growing).getByRole("row")).toHaveCount(4);
  await move(page, moved, "Move to Unassigned");
  const priorities = async () =>
    (await assignments(stack)).map(({ ideaProducts }) =>
      ideaProducts.map(({ sectionPriority }) => sectionPriority),
    );
  // One section has changed, and goes out whole.
  await expect.poll(priorities).toEqual([[1, 2, 3]]);
  const sections = await assignments(stack);
  await expectPatch(stack, "updateSections", { articleId: seeded.prioritized, sections });
  await expectSaved(page);

  await page.reload();
  await expect(column(page, growing).getByRole("row")).toHaveCount(3);
  await expect(column(page, "Unassigned").getByRole("row", { name: moved })).toBeVisible();
});

test("a full section asks before its maximum is exceeded, and raises it", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "prioritize-products");
  await expect(meter(page, pots)).toHaveAttribute("aria-valuetext", /full/);
  const moved = await first(page, growing);
  await move(page, moved, `Move to ${pots}`);
  await page
    .getByRole("alertdialog", { name: "Raise the maximum to 4?" })
    .getByRole("button", { name: "Raise the maximum to 4" })
    .click();
  await expect(column(page, pots).getByRole("row")).toHaveCount(4);
  await expectPatch(stack, "updateSection", { criteria: { max: 4 } });
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updateSections")).toHaveLength(1);
  // Both sections that changed, whole.
  expect((await assignments(stack)).map(({ ideaProducts }) => ideaProducts.length)).toEqual([3, 4]);
});

test("products move by keyboard alone", async ({ page, stack }) => {
  await openStep(page, seeded.prioritized, "prioritize-products");
  const moved = await first(page, growing);
  const before = await titles(column(page, growing));
  const row = column(page, growing).getByRole("row", { name: moved, exact: true });
  await row.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(row).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute("aria-rowindex", "3");
  await expect.poll(() => titles(column(page, growing))).not.toEqual(before);
  await expectSaved(page);
  // How many calls it took depends on how fast one presses.
  await expect.poll(() => assignments(stack)).toHaveLength(1);
});

test("products move by mouse between sections", async ({ page, stack }) => {
  await openStep(page, seeded.prioritized, "prioritize-products");
  const moved = await first(page, growing);
  // A row can be taken anywhere; what is dropped on the upper edge of another stands before it.
  await column(page, growing)
    .getByRole("row")
    .first()
    .dragTo(column(page, tools).getByRole("row").first(), { targetPosition: { x: 60, y: 2 } });
  // Its section is full, which is asked about however a product comes.
  await page.getByRole("button", { name: "Raise the maximum to 6" }).last().click();
  await expect(column(page, tools).getByRole("row").first()).toHaveAccessibleName(moved);
  await expectSaved(page);
  await expect.poll(() => callsOf(stack, "updateSections")).toHaveLength(1);
  const change = (await assignments(stack)).find(({ ideaProducts }) => ideaProducts.length === 6);
  expect(change?.ideaProducts[0]?.sectionPriority).toBe(1);
});

test("a move that the API refuses goes back; one that does not reach it is kept", async ({
  page,
  stack,
}) => {
  await openStep(page, seeded.prioritized, "prioritize-products");
  const moved = await first(page, growing);
  const before = await titles(column(page, growing));
  await stack.fault({ operationId: "updateSections", status: 422, times: 1 });
  await move(page, moved, "Move down");
  await expect(page.getByText("The move was not accepted")).toBeVisible();
  await expect.poll(() => titles(column(page, growing))).toEqual(before);
  await page.getByRole("button", { name: "Dismiss" }).click();

  await stack.fault({ operationId: "updateSections", status: 503 });
  await move(page, moved, "Move down");
  await expect(page.getByText("Not saved").first()).toBeVisible();
  await expect.poll(() => titles(column(page, growing))).not.toEqual(before);
  const after = await titles(column(page, growing));
  await stack.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => titles(column(page, growing))).toEqual(after);
});

test("STEP-6 the stepper opens fine-tune as soon as a product is assigned, before it is saved", async ({
  page,
}) => {
  await openStep(page, seeded.sectioned, "prioritize-products");
  const fineTune = page
    .getByRole("navigation", { name: "Steps of the article" })
    .getByRole("listitem")
    .nth(3);
  await expect(fineTune).toHaveAttribute("title", "Assign products to the sections first.");
  const product = await first(page, "Unassigned");
  await move(page, product, "Move to Bottles they will use every week");
  await expect(fineTune).not.toHaveAttribute("title", /./);
});

test("at 320 px the sections stand below one another and nothing is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStep(page, seeded.prioritized, "prioritize-products");
  await expect(column(page, growing)).toBeVisible();
  expect(await isCutOff(page)).toBe(false);
});
