import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp } from "../../test/test-app.ts";
import type { RecordedRequest } from "./recorder.ts";

const { app, call, upload, db } = await startTestApp();

let url = "";
beforeAll(async () => {
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  await app.inject({ method: "DELETE", url: "/_sandbox/faults" });
  await app.inject({ method: "DELETE", url: "/_sandbox/requests" });
});

async function setFault(fault: object): Promise<number> {
  const reply = await app.inject({ method: "POST", url: "/_sandbox/faults", payload: fault });
  return reply.statusCode;
}

async function requests(): Promise<RecordedRequest[]> {
  return (await app.inject({ url: "/_sandbox/requests" })).json();
}

describe("faults", () => {
  test("a status happens to one call only, as often as asked", async () => {
    expect(await setFault({ operationId: "sites", status: 503, times: 2 })).toBe(204);
    const first = await call("GET", "/sites");
    expect([first.status, first.headers["content-type"]]).toEqual([
      503,
      "application/problem+json; charset=utf-8",
    ]);
    expect((await call("GET", "/feeds")).status).toBe(200);
    expect((await call("GET", "/sites")).status).toBe(503);
    expect((await call("GET", "/sites")).status).toBe(200);
  });

  test("several for one call happen one after the other", async () => {
    await setFault({ operationId: "sites", status: 500, times: 1 });
    await setFault({ operationId: "sites", status: 401, times: 1 });
    expect((await call("GET", "/sites")).status).toBe(500);
    const { status, body } = await call("GET", "/sites");
    expect([status, body]).toEqual([401, { code: 401, message: "Expired JWT Token" }]);
  });

  test("without a number of times it lasts until the faults are cleared", async () => {
    await setFault({ operationId: "sites", status: 500 });
    for (let time = 0; time < 3; time += 1) {
      expect((await call("GET", "/sites")).status).toBe(500);
    }
    await app.inject({ method: "DELETE", url: "/_sandbox/faults" });
    expect((await call("GET", "/sites")).status).toBe(200);
  });

  test("malformed JSON breaks off", async () => {
    await setFault({ operationId: "login", malformed: true, times: 1 });
    const reply = await fetch(`${url}/api/login`, { method: "POST" });
    expect(reply.status).toBe(200);
    await expect(reply.json()).rejects.toThrow(SyntaxError);
  });

  test("a reset drops the connection", async () => {
    await setFault({ operationId: "login", reset: true, times: 1 });
    await expect(fetch(`${url}/api/login`, { method: "POST" })).rejects.toThrow("fetch failed");
  });

  test("a delay comes before the answer", async () => {
    await setFault({ operationId: "sites", delayMs: 30, times: 1 });
    const start = performance.now();
    expect((await call("GET", "/sites")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(25);
  });

  test("nonsense is refused with what is wrong", async () => {
    const fault = { operationId: "nope", status: 200, delayMs: -1, times: 0.5, reset: "yes" };
    const reply = await app.inject({ method: "POST", url: "/_sandbox/faults", payload: fault });
    expect(reply.statusCode).toBe(422);
    expect(
      reply.json().violations.map((one: { propertyPath: string }) => one.propertyPath),
    ).toEqual(["operationId", "status", "delayMs", "times", "reset"]);
    expect(await setFault([])).toBe(422);
  });
});

describe("the recorder", () => {
  test("keeps what arrived: method, path, query, headers in lower case, body", async () => {
    await fetch(`${url}/api/sites?page=2&x=%20`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Test": "Yes" },
      body: '{"name": "unauthorised"}',
    });
    await call("POST", "/feeds", { name: "N", code: "recorded" });
    await call("PATCH", "/sites/1", { name: null });
    const [created, patched] = await requests();
    expect(created).toMatchObject({
      operationId: "createFeed",
      method: "POST",
      path: "/api/feeds",
      query: "",
      headers: { "content-type": "application/json" },
      body: { name: "N", code: "recorded" },
    });
    expect(created?.headers["authorization"]).toMatch(/^Bearer /);
    expect(patched).toMatchObject({ method: "PATCH", path: "/api/sites/1", body: { name: null } });
  });

  test("keeps calls that a fault answers, and the query as it was sent", async () => {
    await setFault({ operationId: "sites", status: 500, times: 1 });
    await call("GET", "/sites?page=1&order[name]=asc");
    expect(await requests()).toMatchObject([
      { operationId: "sites", query: "page=1&order[name]=asc" },
    ]);
  });

  test("keeps the fields and file names of an upload", async () => {
    const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    await upload("/sites/1/upload", {
      logo: new File([png], "logo.png"),
      favicon: new File([png], "icon.png"),
    });
    const [recorded] = await requests();
    expect(recorded).toMatchObject({ operationId: "uploadSiteFiles", method: "POST" });
    expect(recorded?.body).toEqual([
      { field: "logo", file: "logo.png" },
      { field: "favicon", file: "icon.png" },
    ]);
  });

  test("forgets when told to", async () => {
    await call("GET", "/sites");
    await app.inject({ method: "DELETE", url: "/_sandbox/requests" });
    expect(await requests()).toEqual([]);
  });
});

test("a reset puts the seed data back, ids included, and clears faults and requests", async () => {
  await setFault({ operationId: "feeds", status: 500 });
  await call("DELETE", "/sites/1");
  await call("POST", "/sites", { name: "More" });
  const reply = await app.inject({ method: "POST", url: "/_sandbox/reset" });
  expect(reply.statusCode).toBe(204);
  expect(await requests()).toEqual([]);
  expect((await call("GET", "/sites/1")).body).toMatchObject({ name: "Presentes Originais" });
  expect((await call("GET", "/feeds")).status).toBe(200);
  const { max } = await db
    .selectFrom("sites")
    .select(({ fn }) => fn.max("id").as("max"))
    .executeTakeFirstOrThrow();
  expect((await call("POST", "/sites", { name: "Next" })).body).toMatchObject({ id: max + 1 });
});
