import { beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { app, call, ok, reset } = await startTestApp();
beforeEach(reset);

type Article = Schema<"Article">;

const pngSize = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

function banner(path: string) {
  const token = app.jwt.sign({ sub: "operator", id: 1, username: "operator" });
  return app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
}

test("CALL-6 the banner is a PNG for social networks, the same on every call", async () => {
  const reply = await banner("/api/articles/2/generate-banner");
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(pngSize(reply.rawPayload)).toEqual([1200, 630]);
  const again = await banner("/api/articles/2/generate-banner");
  expect(again.rawPayload.equals(reply.rawPayload)).toBe(true);
  expect(await ok<Article>("GET", "/articles/2")).toMatchObject({ image: null });
  expect((await call("GET", "/articles/99/generate-banner")).status).toBe(404);
});

test("an article without anything has a banner too", async () => {
  const { id } = await ok<Article>("POST", "/articles", { siteId: 4 });
  const reply = await banner(`/api/articles/${id}/generate-banner`);
  expect(pngSize(reply.rawPayload)).toEqual([1200, 630]);
});

test("the image is rendered, set or cleared", async () => {
  const rendered = await ok<Article>("PATCH", "/articles/2/generate/image", {});
  expect(rendered.image).toMatch(/\/media\/[0-9a-f]{32}$/);
  const image = await app.inject(new URL(rendered.image!).pathname);
  expect(image.headers["content-type"]).toBe("image/png");
  const url = "https://cdn.example/hero.png";
  expect(await ok("PATCH", "/articles/2/generate/image", { image: url })).toMatchObject({
    image: url,
  });
  expect(await ok("PATCH", "/articles/2/generate/image", { image: null })).toMatchObject({
    image: null,
  });
  expect((await call("PATCH", "/articles/2/generate/image", { image: "ftp://x" })).status).toBe(
    422,
  );
  expect((await call("PATCH", "/articles/99/generate/image", {})).status).toBe(404);
});
