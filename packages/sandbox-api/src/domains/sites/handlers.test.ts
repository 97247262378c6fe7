import { describe, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

type Site = Schema<"Site">;

const sandbox = await startTestApp();
const { call, ok, db } = sandbox;

function createSite(body: object = {}): Promise<Site> {
  return ok<Site>("POST", "/sites", { name: "Test", ...body });
}

describe("reading", () => {
  test("the list holds every site, live and not, in the order of their ids", async () => {
    const list = await ok<Schema<"SiteCollection">>("GET", "/sites");
    expect(list.totalItems).toBe(list.member.length);
    expect(list.member.length).toBeGreaterThanOrEqual(6);
    expect(new Set(list.member.map(({ status }) => status === "live")).size).toBe(2);
    expect(list.member.map(({ id }) => id)).toEqual(list.member.map((_, index) => index + 1));
  });

  test("a page holds what its place and size say", async () => {
    const second = await ok<Schema<"SiteCollection">>("GET", "/sites?page=2&itemsPerPage=3");
    expect(second.member.map(({ id }) => id)).toEqual([4, 5, 6]);
    expect(second.totalItems).toBeGreaterThan(6);
  });

  test("pictures come as absolute URLs that anybody can load", async () => {
    const { logo } = await ok<Site>("GET", "/sites/1");
    expect(logo).toMatch(/^http:\/\/localhost(:\d+)?\/media\/[0-9a-f]{32}$/);
    const reply = await sandbox.app.inject({ url: new URL(logo ?? "").pathname });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  test("an unknown site is not found", async () => {
    expect((await call("GET", "/sites/999999")).status).toBe(404);
    expect((await call("GET", "/sites/abc")).status).toBe(404);
    expect((await call("GET", "/sites/0")).status).toBe(404);
  });
});

describe("creating", () => {
  test("a new site is a draft with an upper-case country", async () => {
    const site = await createSite({
      domain: "test.example.com",
      settingsSite: { country: "pt", metadata: { tagline: "Hello", gone: null } },
      unknown: "ignored",
    });
    expect(site).toMatchObject({
      name: "Test",
      status: "draft",
      domain: "test.example.com",
      settingsSite: { country: "PT", metadata: { tagline: "Hello" } },
      logo: null,
    });
    expect(await ok("GET", `/sites/${site.id}`)).toEqual(site);
  });

  test("a blank name and a wrong country are violations", async () => {
    const { status, body } = await call<ProblemBody>("POST", "/sites", {
      name: "",
      settingsSite: { country: "Portugal" },
    });
    expect(status).toBe(422);
    expect(body.violations).toEqual([
      { propertyPath: "name", message: "This value should not be blank." },
      { propertyPath: "settingsSite.country", message: "This value is not valid." },
    ]);
  });
});

describe("changing", () => {
  test("absent stays, null clears, metadata merge key by key", async () => {
    const metadata = { tagline: "Old", nested: { a: 1, b: 2 } };
    const { id } = await createSite({
      domain: "a.example.com",
      settingsSite: { country: "ES", metadata },
    });
    const patch = {
      domain: null,
      settingsSite: { metadata: { tagline: null, nested: { b: null, c: 3 } } },
    };
    const changed = await ok<Site>("PATCH", `/sites/${id}`, patch);
    expect(changed).toMatchObject({ name: "Test", domain: null });
    expect(changed.settingsSite).toEqual({ country: "ES", metadata: { nested: { a: 1, c: 3 } } });
    const cleared = await ok<Site>("PATCH", `/sites/${id}`, { settingsSite: { country: null } });
    expect(cleared.settingsSite.country).toBeNull();
    expect(cleared.settingsSite.metadata).toEqual({ nested: { a: 1, c: 3 } });
  });

  test("a change moves updatedAt and leaves createdAt", async () => {
    const before = await ok<Site>("GET", "/sites/4");
    const after = await ok<Site>("PATCH", "/sites/4", { name: "Idee Regalo!" });
    expect(after.createdAt).toBe(before.createdAt);
    expect(Date.parse(after.updatedAt ?? "")).toBeGreaterThan(Date.parse(before.updatedAt ?? ""));
  });

  test("the metadata call changes the metadata only", async () => {
    const { id } = await createSite({ settingsSite: { metadata: { a: 1 } } });
    const site = await ok<Site>("PATCH", `/sites/${id}/metadata`, {
      settingsSite: { metadata: { b: [1, { c: null }] }, country: "FR" },
    });
    expect(site.settingsSite).toEqual({ country: null, metadata: { a: 1, b: [1, { c: null }] } });
  });

  test("a PATCH that breaks the contract changes nothing", async () => {
    const { status, body } = await call<ProblemBody>("PATCH", "/sites/1", { name: 7 });
    expect(status).toBe(422);
    expect(body.violations?.[0]).toEqual({
      propertyPath: "name",
      message: "This value should be of type string.",
    });
    expect((await ok<Site>("GET", "/sites/1")).name).toBe("Presentes Originais");
  });

  test("an unknown site cannot be changed", async () => {
    expect((await call("PATCH", "/sites/999999", { name: "X" })).status).toBe(404);
    expect((await call("PATCH", "/sites/999999/metadata", {})).status).toBe(404);
  });
});

describe("publishing", () => {
  test("publish makes a site live, unpublish takes it offline", async () => {
    const { id } = await createSite();
    expect((await ok<Site>("PATCH", `/sites/${id}/publish`)).status).toBe("live");
    expect((await ok<Site>("PATCH", `/sites/${id}/publish`)).status).toBe("live");
    expect((await ok<Site>("PATCH", `/sites/${id}/unpublish`)).status).toBe("draft");
  });

  test("unpublishing leaves a site that is not live as it is", async () => {
    const { id } = await createSite({ status: "archived" });
    expect((await ok<Site>("PATCH", `/sites/${id}/unpublish`)).status).toBe("archived");
  });

  test("an unknown site cannot be published", async () => {
    expect((await call("PATCH", "/sites/999999/publish")).status).toBe(404);
    expect((await call("PATCH", "/sites/999999/unpublish")).status).toBe(404);
  });
});

describe("jobs", () => {
  test.each([
    ["redeploy", "redeploy"],
    ["send/settings", "send-settings"],
  ])("%s records a job with what it works on", async (path, kind) => {
    const reply = await call<Schema<"SiteJob">>("GET", `/sites/1/${path}`);
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ status: "queued", queuedAt: expect.any(String) });
    const jobs = db.selectFrom("siteJobs").select(["kind", "payload"]).where("siteId", "=", 1);
    expect((await jobs.execute()).at(-1)).toMatchObject({ kind, payload: expect.any(Object) });
  });

  test("an unknown site has no jobs", async () => {
    expect((await call("GET", "/sites/999999/redeploy")).status).toBe(404);
    expect((await call("GET", "/sites/999999/send/settings")).status).toBe(404);
  });
});

describe("deleting", () => {
  test("everything that belongs to the site goes, its feeds stay", async () => {
    const { id } = await createSite();
    await ok("PATCH", `/sites/${id}/feeds`, { feeds: [1] });
    await ok("POST", `/sites/${id}/authors`, { name: "Ana" });
    expect((await call("DELETE", `/sites/${id}`)).status).toBe(204);
    expect((await call("GET", `/sites/${id}`)).status).toBe(404);
    const authors = await ok<Schema<"AuthorCollection">>("GET", `/authors?site.id=${id}`);
    expect(authors.totalItems).toBe(0);
    const feeds = await ok<Schema<"FeedCollection">>("GET", "/feeds");
    expect(feeds.member.map((feed) => feed.id)).toContain(1);
  });

  test("an unknown site cannot be deleted", async () => {
    expect((await call("DELETE", "/sites/999999")).status).toBe(404);
  });
});
