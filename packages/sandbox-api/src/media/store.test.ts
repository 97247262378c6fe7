import { expect, test } from "vitest";
import { startTestApp } from "../../test/test-app.ts";
import { absoluteUrl, storedUrl, storeMedia } from "./store.ts";

const { app, db } = await startTestApp();

test("the same bytes are kept once, other bytes apart", async () => {
  const first = await storeMedia(db, "image/png", Buffer.from([1, 2, 3]));
  expect(first).toMatch(/^\/media\/[0-9a-f]{32}$/);
  expect(await storeMedia(db, "image/png", Buffer.from([1, 2, 3]))).toBe(first);
  expect(await storeMedia(db, "image/png", Buffer.from([1, 2, 4]))).not.toBe(first);
  expect(await storeMedia(db, "image/webp", Buffer.from([1, 2, 3]))).not.toBe(first);
});

test("a stored file is served to anybody, and can run nothing", async () => {
  const path = await storeMedia(db, "image/svg+xml", Buffer.from("<svg/>"));
  const reply = await app.inject(path);
  expect([reply.statusCode, reply.body]).toEqual([200, "<svg/>"]);
  expect(reply.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
});

test("a file that does not exist is not found", async () => {
  const reply = await app.inject("/media/none");
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([
    404,
    "application/problem+json; charset=utf-8",
  ]);
});

test("addresses of this server are stored without its host", () => {
  const base = "http://127.0.0.1:4001";
  expect(storedUrl(base, `${base}/media/a`)).toBe("/media/a");
  expect(storedUrl(base, "http://127.0.0.1:40011/media/a")).toBe("http://127.0.0.1:40011/media/a");
  expect(absoluteUrl(base, "/media/a")).toBe(`${base}/media/a`);
  expect(absoluteUrl(base, "https://cdn.example.com/a")).toBe("https://cdn.example.com/a");
  expect(absoluteUrl(base, null)).toBeNull();
});
