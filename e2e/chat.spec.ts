import type { Page } from "@playwright/test";
import { callsOf, expectCall } from "./support/calls.ts";
import { expect, test } from "./support/altered-stack.ts";
import { signIn } from "./support/sign-in.ts";

const chat = "/admin/site/1/chat";
const session = "cs_8f3a21";

test.beforeEach(async ({ page, stack }) => signIn(page, stack));

const rowsOf = (page: Page) =>
  page.getByRole("table", { name: "Chat sessions" }).getByRole("row", { name: /cs_/ });

test("CALL-10 CALL-3 sessions come in pages, filtered by the archive, with all of that in the URL", async ({
  page,
  stack,
}) => {
  await page.goto(chat);
  await expect(rowsOf(page)).toHaveCount(10);
  await expectCall(stack, "chatSessions", { query: "page=1&items=10&archived=false" });
  await expect(rowsOf(page).first()).toContainText("I need a gift for my father");

  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${chat}?page=2`);

  await page.getByRole("button", { name: /Sessions/ }).click();
  await page.getByRole("option", { name: "Archived", exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page).toHaveURL(`${chat}?archived=archived`);
  await expectCall(stack, "chatSessions", { query: "page=1&items=10&archived=true" });

  await page.goto(`${chat}?archived=all&items=20`);
  await expect(rowsOf(page)).toHaveCount(14);
  await expectCall(stack, "chatSessions", { query: "page=1&items=20" });
  await page.goto("/admin/site/7/chat");
  await expect(page.getByText("No open sessions")).toBeVisible();
});

test("a session is archived, and that is undone", async ({ page, stack }) => {
  await page.goto(chat);
  const row = rowsOf(page).filter({ hasText: session });
  await row.getByRole("button", { name: `Archive ${session}` }).click();
  await expect(row).toHaveCount(0);
  await expectCall(stack, "archiveChatSession", {
    method: "POST",
    path: `/api/sites/1/chat-sessions/${session}/archive`,
  });
  const toast = page.getByRole("group", { name: "Session archived" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);
  await expectCall(stack, "unarchiveChatSession", {
    method: "POST",
    path: `/api/sites/1/chat-sessions/${session}/unarchive`,
  });
});

test("an archive that failed is told, and the session stays", async ({ page, stack }) => {
  await stack.fault({ operationId: "archiveChatSession", status: 500 });
  await page.goto(chat);
  const row = rowsOf(page).filter({ hasText: session });
  await row.getByRole("button", { name: `Archive ${session}` }).click();
  await expect(page.getByRole("group", { name: "The session was not archived" })).toBeVisible();
  await expect(row).toHaveCount(1);
});

test("a session shows its conversation, persona, ideas and log in one round trip", async ({
  page,
  stack,
}) => {
  await page.goto(`${chat}?items=20`);
  await rowsOf(page).filter({ hasText: session }).getByRole("link").click();
  await expect(page).toHaveURL(`${chat}?items=20&session=${session}`);
  const said = page.getByRole("list", { name: `Conversation of session ${session}` });
  await expect(said).toContainText("What is the occasion, and how much would you like to spend?");
  const about = page.getByRole("complementary", { name: "About the visitor" });
  await expect(about.getByRole("region", { name: "Persona" })).toContainText("father");
  await expect(about.getByRole("region", { name: "Ideas" })).toContainText("Moka pot");
  await expectCall(stack, "chatSession", { path: `/api/sites/1/chat-sessions/${session}` });
  await expectCall(stack, "chatSessionLogs", {
    path: `/api/sites/1/chat-sessions/${session}/logs`,
    query: "page=1&itemsPerPage=200",
  });
  await expect.poll(() => callsOf(stack, "chatSessions")).toHaveLength(1);

  await page.getByRole("button", { name: /^Three ideas proposed\./ }).click();
  await expect(page.getByRole("tree", { name: "Context" })).toContainText("ideas");
  await page.getByRole("link", { name: "All sessions" }).click();
  await expect(page).toHaveURL(`${chat}?items=20`);
  await expect(rowsOf(page)).toHaveCount(11);
});

const shown = {
  ideas: "Hand coffee grinder",
  conversation: "What is the occasion, and how much would you like to spend?",
  persona: "his birthday",
} as const;

const placeOf = {
  ideas: (page: Page) => page.getByRole("region", { name: "Ideas" }),
  conversation: (page: Page) =>
    page.getByRole("list", { name: `Conversation of session ${session}` }),
  persona: (page: Page) => page.getByRole("region", { name: "Persona" }),
};

for (const part of ["ideas", "conversation", "persona"] as const) {
  test(`CALL-9 a session that lacks ${part} takes it from the first 50 sessions of the list`, async ({
    page,
    stack,
    altered,
  }) => {
    altered.alter(`/api/sites/1/chat-sessions/${session}`, (text) => {
      const { [part]: _gone, ...rest } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify(rest);
    });
    await page.goto(`${altered.url}${chat}?session=${session}`);
    await expect(placeOf[part](page)).toContainText(shown[part]);
    await expect
      .poll(async () => (await callsOf(stack, "chatSessions")).map(({ query }) => query))
      .toEqual(["page=1&items=50"]);
  });
}

test("CALL-9 an archived session, which the API reads without its contents, is shown whole", async ({
  page,
}) => {
  await page.goto(`${chat}?session=cs_0b5f39`);
  await expect(page.getByRole("region", { name: "Persona" })).toContainText("uncle");
  await expect(page.getByRole("list", { name: "Conversation of session cs_0b5f39" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take out of the archive" })).toBeVisible();
});

test("what neither the session nor the list holds is said to be missing", async ({
  page,
  altered,
}) => {
  altered.alter(`/api/sites/1/chat-sessions/${session}`, () =>
    JSON.stringify({ id: session, archived: false }),
  );
  altered.alter("/api/sites/1/chat-sessions", () => JSON.stringify({ member: [], totalItems: 0 }));
  await page.goto(`${altered.url}${chat}?session=${session}`);
  await expect(page.getByText("The API gave no conversation")).toBeVisible();
  await expect(page.getByText("Nothing is known yet.")).toBeVisible();
});

test("a session id with odd characters never reaches the API host", async ({ page, stack }) => {
  for (const id of ["a/b", "../../sites", "x?archived=1", "ü", " "]) {
    await page.goto(`${chat}?session=${encodeURIComponent(id)}`);
    await expect(page.getByRole("heading", { name: "The request was refused" })).toBeVisible();
  }
  const calls = await stack.requests();
  expect(calls.filter(({ path }) => path.includes("chat-sessions"))).toEqual([]);
});
