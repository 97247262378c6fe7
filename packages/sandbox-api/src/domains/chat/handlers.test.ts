import { describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Session = Schema<"ChatSession">;
type Sessions = Schema<"ChatSessionCollection">;

describe("the list", () => {
  test("is newest first and holds at least 12 sessions with checkpoints", async () => {
    const { member, totalItems } = await ok<Sessions>("GET", "/sites/1/chat-sessions");
    expect(totalItems).toBeGreaterThanOrEqual(12);
    const times = member.map(({ createdAt }) => createdAt ?? "");
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
    for (const { conversation } of member) {
      expect(conversation?.some(({ checkpointId }) => checkpointId)).toBe(true);
    }
  });

  test("comes in pages of `items`, filtered by `archived`", async () => {
    const { totalItems } = await ok<Sessions>("GET", "/sites/1/chat-sessions");
    const open = await ok<Sessions>("GET", "/sites/1/chat-sessions?archived=false&items=3&page=2");
    expect(open.member).toHaveLength(3);
    const archived = await ok<Sessions>("GET", "/sites/1/chat-sessions?archived=true");
    expect(archived.member.every((session) => session.archived)).toBe(true);
    expect(archived.totalItems).toBeGreaterThan(0);
    expect(open.totalItems + archived.totalItems).toBe(totalItems);
  });

  test("of a site without sessions is empty, of an unknown site not found", async () => {
    expect(await ok("GET", "/sites/7/chat-sessions")).toEqual({ member: [], totalItems: 0 });
    expect((await call("GET", "/sites/999999/chat-sessions")).status).toBe(404);
    expect((await call("GET", "/sites/1/chat-sessions?archived=perhaps")).status).toBe(400);
  });
});

describe("a session", () => {
  const path = "/sites/1/chat-sessions/cs_8f3a21";

  test("is read with ideas, conversation, persona and log", async () => {
    const session = await ok<Session>("GET", path);
    expect(session).toMatchObject({
      archived: false,
      persona: { relation: "father", age: 62, budget: { max: 60, currency: "EUR" } },
    });
    expect(session.ideas).toHaveLength(3);
    expect(session.conversation?.at(-1)?.checkpointId).toBe("cp_8f3a21-3");
    const logs = await ok<Schema<"ChatLogCollection">>("GET", `${path}/logs`);
    expect(logs.member).toEqual(session.logs);
    const last = await ok<Schema<"ChatLogCollection">>("GET", `${path}/logs?page=2&itemsPerPage=2`);
    expect(last).toEqual({ member: logs.member.slice(2), totalItems: logs.totalItems });
  });

  test("that is archived is read without its contents, which the list has", async () => {
    expect((await ok<Session>("POST", `${path}/archive`)).archived).toBe(true);
    const read = await ok<Session>("GET", path);
    expect([read.ideas, read.conversation, read.persona]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { member } = await ok<Sessions>("GET", "/sites/1/chat-sessions?page=1&items=50");
    expect(member.find(({ id }) => id === read.id)?.conversation).toHaveLength(6);
    expect((await ok<Session>("POST", `${path}/unarchive`)).archived).toBe(false);
    expect((await ok<Session>("GET", path)).conversation).toHaveLength(6);
  });

  test.each(["", "/logs", "/archive", "/unarchive"])(
    "of another site, or an unknown one, is not found: %s",
    async (suffix) => {
      const method = suffix.endsWith("archive") ? "POST" : "GET";
      for (const at of ["/sites/2/chat-sessions/cs_8f3a21", "/sites/1/chat-sessions/nope"]) {
        expect((await call(method, at + suffix)).status).toBe(404);
      }
      expect((await call(method, `/sites/1/chat-sessions/a%2Fb${suffix}`)).status).toBe(404);
    },
  );
});
