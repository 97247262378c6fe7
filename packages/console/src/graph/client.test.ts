import { expect, test, vi } from "vitest";
import { createAuth } from "../auth/auth.ts";
import { createAuthApi } from "../auth/auth-api.ts";
import { memoryBrowser } from "../auth/memory-host.ts";
import { createExclusive } from "../auth/single-flight.ts";
import { createTokenStore } from "../auth/token-store.ts";
import type { Log } from "../log.ts";
import { createGraphClient } from "./client.ts";
import { graphReply, testDocument } from "./testing.ts";
import { createTransport } from "./transport.ts";

interface Call {
  operation: string;
  bearer: string | null;
}

/** The real client, auth and transport over a pretend gateway that accepts one access token. */
function setUp(options: { accepts?: string; renewsTo?: string | null } = {}) {
  const { accepts = "a2", renewsTo = "a2" } = options;
  const calls: Call[] = [];
  const refused = {
    message: "Expired JWT Token",
    extensions: { code: "UNAUTHENTICATED", status: 401 },
  };
  const fetchFn: typeof fetch = async (_url, init) => {
    const { operationName } = JSON.parse(init?.body as string) as { operationName: string };
    const bearer = new Headers(init?.headers).get("authorization");
    calls.push({ operation: operationName, bearer });
    if (operationName === "Login") {
      return graphReply({ data: { login: { token: "a1", refresh_token: "r1" } } });
    }
    if (operationName === "RefreshToken") {
      return renewsTo === null
        ? graphReply({ errors: [refused] }, 401)
        : graphReply({ data: { refreshToken: { token: renewsTo } } });
    }
    return bearer === `Bearer ${accepts}`
      ? graphReply({ data: { ok: operationName } })
      : graphReply({ errors: [refused] }, 401);
  };
  const transport = createTransport("http://console.test/graphql", fetchFn);
  const browser = memoryBrowser();
  const auth = createAuth({
    store: createTokenStore(browser.tab()),
    api: createAuthApi(transport),
    exclusive: createExclusive("refresh", undefined),
    log: vi.fn<Log>(),
  });
  const client = createGraphClient(transport, auth);
  return { auth, browser, calls, client };
}

const operations = (calls: Call[]) => calls.map(({ operation }) => operation);

test("AUTH-6 every call but login and refresh carries the bearer token", async () => {
  const { auth, calls, client } = setUp();
  await auth.login("operator", "secret");
  await client.request(testDocument("Sites"), {});
  expect(calls).toEqual([
    { operation: "Login", bearer: null },
    { operation: "Sites", bearer: "Bearer a1" },
    { operation: "RefreshToken", bearer: null },
    { operation: "Sites", bearer: "Bearer a2" },
  ]);
});

test("AUTH-7 a refused call is retried once after one refresh", async () => {
  const { auth, calls, client } = setUp();
  await auth.login("operator", "secret");
  await expect(client.request(testDocument("Sites"), {})).resolves.toEqual({ ok: "Sites" });
  expect(operations(calls)).toEqual(["Login", "Sites", "RefreshToken", "Sites"]);
  expect(auth.isAuthenticated()).toBe(true);
});

test("AUTH-7 ten calls refused together cause one refresh, and each is retried once", async () => {
  const { auth, calls, client } = setUp();
  await auth.login("operator", "secret");
  const names = Array.from({ length: 10 }, (_, index) => `Call${index}`);
  const results = await Promise.all(names.map((name) => client.request(testDocument(name), {})));
  expect(results).toEqual(names.map((ok) => ({ ok })));
  const sent = operations(calls);
  expect(sent.filter((name) => name === "RefreshToken")).toHaveLength(1);
  for (const name of names) expect(sent.filter((other) => other === name)).toHaveLength(2);
});

test("AUTH-7 when the refresh is refused the operator is signed out, without a retry", async () => {
  const { auth, browser, calls, client } = setUp({ renewsTo: null });
  await auth.login("operator", "secret");
  await expect(client.request(testDocument("Sites"), {})).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(operations(calls)).toEqual(["Login", "Sites", "RefreshToken"]);
  expect(browser.values.has("auth_state")).toBe(false);
});

test("AUTH-7 when the retry is refused too the operator is signed out", async () => {
  const { auth, browser, calls, client } = setUp({ accepts: "none" });
  await auth.login("operator", "secret");
  await expect(client.request(testDocument("Sites"), {})).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(operations(calls)).toEqual(["Login", "Sites", "RefreshToken", "Sites"]);
  expect(browser.values.has("auth_state")).toBe(false);
});

test("AUTH-7 without tokens a refused call signs out and tells those who listen", async () => {
  const { auth, calls, client } = setUp();
  const told = vi.fn<() => void>();
  auth.subscribe(told);
  await expect(client.request(testDocument("Sites"), {})).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
    cause: new Error("No refresh token available"),
  });
  expect(operations(calls)).toEqual(["Sites"]);
  expect(told).toHaveBeenCalled();
});

test("another failure is passed on without a refresh", async () => {
  const { auth, browser } = setUp();
  await auth.login("operator", "secret");
  const transport = createTransport("http://console.test/graphql", async () =>
    graphReply({ errors: [{ message: "gone", extensions: { code: "NOT_FOUND", status: 404 } }] }),
  );
  const client = createGraphClient(transport, auth);
  await expect(client.request(testDocument("Site"), {})).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(browser.values.has("auth_state")).toBe(true);
});

test("a call aborted during the refresh is not sent again", async () => {
  const { auth, calls, client } = setUp();
  await auth.login("operator", "secret");
  const controller = new AbortController();
  auth.subscribe(() => controller.abort());
  await expect(
    client.request(testDocument("Sites"), {}, { signal: controller.signal }),
  ).rejects.toMatchObject({ name: "AbortError" });
  expect(operations(calls)).toEqual(["Login", "Sites", "RefreshToken"]);
});
