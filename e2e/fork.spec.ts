import { callsOf, expectCall } from "./support/calls.ts";
import { expect, test } from "./support/altered-stack.ts";
import { signIn } from "./support/sign-in.ts";

const session = "cs_8f3a21";
const fork = `/admin/site/1/session/${session}/fork`;

test.beforeEach(async ({ page, stack }) => signIn(page, stack));

test("ROUTE-5 a session is forked: bots answer from a checkpoint, and their answers are compared", async ({
  page,
  stack,
}) => {
  await page.goto(`/admin/site/1/chat?session=${session}`);
  await page.getByRole("link", { name: "Fork session" }).click();
  await expect(page).toHaveURL(fork);
  await expect(page.getByRole("heading", { level: 1, name: "Fork session" })).toBeVisible();

  // The last checkpoint is picked; another is a press away and in the URL.
  const checkpoints = page.getByRole("radiogroup", { name: "Checkpoint" });
  await expect(checkpoints.getByRole("radio")).toHaveCount(3);
  await expect(checkpoints.getByRole("radio", { name: "Checkpoint cp_8f3a21-3" })).toBeChecked();
  await checkpoints.getByText("Checkpoint cp_8f3a21-2").click();
  await expect(page).toHaveURL(`${fork}?checkpoint=cp_8f3a21-2`);

  for (const [bot, operation] of [
    ["giftorix", "giftorixChat"],
    ["keywordus", "keywordusChat"],
    ["priorix", "priorixChat"],
  ] as const) {
    await page.getByRole("button", { name: `Ask ${bot}` }).click();
    await expect(
      page.getByRole("region", { name: new RegExp(`${bot} from cp_8f3a21-2`) }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
    await expectCall(stack, operation, {
      method: "GET",
      path: `/api/sites/1/checkpoint/cp_8f3a21-2/${bot}-chat`,
    });
  }
  await expect(
    page.getByRole("list", { name: "Keywords of 2. keywordus from cp_8f3a21-2" }),
  ).toContainText("coffee");
  await expect(page.getByRole("region", { name: /^3\. priorix/ })).toContainText("€");

  // Side by side with what the session itself said, or with one another.
  const comparison = page.getByRole("region", { name: "Compare answers" });
  await expect(comparison).toContainText("In the session");
  await expect(comparison.locator("del").first()).toBeVisible();
  await expect(comparison.locator("ins").first()).toBeVisible();
  await comparison.getByRole("button", { name: /^(?!.*With).*Compare/ }).click();
  await page.getByRole("option", { name: "1. giftorix from cp_8f3a21-2" }).click();
  await expect(comparison.getByRole("button", { name: /^1\. giftorix/ })).toBeVisible();
});

test("a run is cancelled, and one that failed is told beside the others", async ({
  page,
  stack,
}) => {
  await stack.fault({ operationId: "giftorixChat", delayMs: 30_000, times: 1 });
  await stack.fault({ operationId: "priorixChat", status: 502, times: 1 });
  await page.goto(`${fork}?checkpoint=cp_8f3a21-1`);
  await page.getByRole("button", { name: "Ask giftorix" }).click();
  const first = page.getByRole("region", { name: "1. giftorix from cp_8f3a21-1" });
  await expect(first).toContainText("giftorix answers…");
  await first.getByRole("button", { name: "Cancel" }).click();
  await expect(first).toContainText("Cancelled");

  await page.getByRole("button", { name: "Ask priorix" }).click();
  const second = page.getByRole("region", { name: "2. priorix from cp_8f3a21-1" });
  await expect(second.getByRole("alert")).toContainText("The API could not do this");
  await second.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByRole("region", { name: /^3\. priorix/ })).toContainText("€");
  await expect(second).toHaveCount(0);
  await expect.poll(() => callsOf(stack, "priorixChat")).toHaveLength(2);
});

test("CALL-9 an archived session is forked by what the list has of it", async ({ page, stack }) => {
  await page.goto("/admin/site/1/session/cs_0b5f39/fork");
  await expect(page.getByRole("radio", { name: "Checkpoint cp_0b5f39-2" })).toBeChecked();
  await expectCall(stack, "chatSessions", { query: "page=1&items=50" });
});

test("a session id with odd characters is refused before it reaches the API host", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/session/..%2F..%2Fsites/fork");
  await expect(page.getByRole("heading", { name: "The request was refused" })).toBeVisible();
  expect(await callsOf(stack, "chatSession")).toEqual([]);
});
