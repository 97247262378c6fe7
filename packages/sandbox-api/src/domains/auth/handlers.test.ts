import { describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import { buildApp } from "../../app.ts";
import type { Schema } from "../../contract/handler.ts";
import { reseed } from "../../seed/seed.ts";

const { app, db } = await startTestApp();

const operator = { username: "operator", password: "operator" };

async function post<Body>(path: string, body: object, to = app) {
  const reply = await to.inject({ method: "POST", url: `/api${path}`, payload: body });
  return { status: reply.statusCode, body: reply.json<Body>(), headers: reply.headers };
}

async function sitesWith(token: string, to = app) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await to.inject({ url: "/api/sites", headers });
  return [reply.statusCode, reply.json<{ message?: string }>().message];
}

async function logIn(): Promise<Schema<"TokenPair">> {
  return (await post<Schema<"TokenPair">>("/login", operator)).body;
}

describe("login", () => {
  test("AUTH-6 works without a bearer and gives a token that the other calls take", async () => {
    const { status, body } = await post<Schema<"TokenPair">>("/login", operator);
    expect(status).toBe(200);
    expect(await sitesWith(body.token)).toEqual([200, undefined]);
  });

  test("a stale bearer does not stop it", async () => {
    const reply = await app.inject({
      method: "POST",
      url: "/api/login",
      headers: { authorization: "Bearer stale" },
      payload: operator,
    });
    expect(reply.statusCode).toBe(200);
  });

  test.each([
    ["a wrong password", { ...operator, password: "Operator" }],
    ["an unknown user", { username: "nobody", password: "operator" }],
  ])("%s gets the same answer", async (_, credentials) => {
    const { status, body } = await post("/login", credentials);
    expect([status, body]).toEqual([401, { code: 401, message: "Invalid credentials." }]);
  });

  test("blank credentials are violations", async () => {
    const { status, body } = await post<Schema<"Problem">>("/login", { username: "" });
    expect(status).toBe(422);
    expect(body.violations?.map(({ propertyPath }) => propertyPath)).toEqual([
      "password",
      "username",
    ]);
  });

  test("the 61st attempt for one user within a minute is refused, others are not", async () => {
    const limited = await buildApp({ db, logLevel: "silent" });
    const wrong = { username: "somebody", password: "" };
    for (let attempt = 0; attempt < 60; attempt += 1) await post("/login", wrong, limited);
    const { status, body, headers } = await post<Schema<"Problem">>("/login", wrong, limited);
    expect(status).toBe(429);
    expect(body.detail).toMatch(/^Too many attempts to log in\. Try again in /);
    expect(headers["retry-after"]).toBeDefined();
    expect((await post("/login", operator, limited)).status).toBe(200);
    await limited.close();
  });
});

describe("access tokens", () => {
  const now = Math.floor(Date.now() / 1000);

  test("AUTH-7 an expired one is told apart, so that the client can refresh", async () => {
    const expired = app.jwt.sign({ sub: "operator", iat: now - 16 * 60 });
    expect(await sitesWith(expired)).toEqual([401, "Expired JWT Token"]);
    const young = app.jwt.sign({ sub: "operator", iat: now - 14 * 60 });
    expect(await sitesWith(young)).toEqual([200, undefined]);
  });

  test("their life can be set", async () => {
    const short = await buildApp({ db, tokenTtlS: 5, logLevel: "silent" });
    const old = short.jwt.sign({ sub: "operator", iat: now - 10 });
    expect(await sitesWith(old, short)).toEqual([401, "Expired JWT Token"]);
    await short.close();
  });

  test.each([
    ["no JWT", "nonsense"],
    ["another key", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJvcGVyYXRvciJ9.AAAA"],
    ["no signature", "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJvcGVyYXRvciJ9."],
  ])("one with %s is invalid", async (_, token) => {
    expect(await sitesWith(token)).toEqual([401, "Invalid JWT Token"]);
  });
});

describe("refresh", () => {
  test("AUTH-6 works without a bearer and gives a new access token", async () => {
    const { refresh_token } = await logIn();
    const { status, body } = await post<Schema<"AccessToken">>("/token/refresh", { refresh_token });
    expect(status).toBe(200);
    expect(await sitesWith(body.token)).toEqual([200, undefined]);
    expect((await post("/token/refresh", { refresh_token })).status).toBe(200);
  });

  test("an unknown token is refused", async () => {
    const { status, body } = await post("/token/refresh", { refresh_token: "unknown" });
    expect([status, body]).toEqual([401, { code: 401, message: "JWT Refresh Token Not Found" }]);
  });

  test("one is refused after its 30 days", async () => {
    const { refresh_token } = await logIn();
    const rows = db.selectFrom("refreshTokens").select("expiresAt").orderBy("expiresAt", "desc");
    const { expiresAt } = await rows.executeTakeFirstOrThrow();
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(29.9 * 24 * 60 * 60 * 1000);
    await db
      .updateTable("refreshTokens")
      .set({ expiresAt: new Date(0) })
      .execute();
    const { status, body } = await post("/token/refresh", { refresh_token });
    expect([status, body]).toEqual([401, { code: 401, message: "Invalid JWT Refresh Token" }]);
    await logIn();
    const left = await db.selectFrom("refreshTokens").selectAll().execute();
    expect(left).toHaveLength(1);
  });

  test("only hashes are stored", async () => {
    const { refresh_token } = await logIn();
    const rows = await db.selectFrom("refreshTokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
    const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test("a reset of the data logs nobody out", async () => {
    const { token, refresh_token } = await logIn();
    await reseed(db);
    expect(await sitesWith(token)).toEqual([200, undefined]);
    expect((await post("/token/refresh", { refresh_token })).status).toBe(200);
  });

  test("a blank token is a violation", async () => {
    expect((await post("/token/refresh", { refresh_token: "" })).status).toBe(422);
    expect((await post("/token/refresh", {})).status).toBe(422);
  });
});
