import { describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { app, upload } = await startTestApp();

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const jpeg = Buffer.from("ffd8ffe000104a46494600010100", "hex");
const webp = Buffer.concat([Buffer.from("RIFF0000WEBPVP8 ")]);
const ico = Buffer.from("00000100010010100000010020006804", "hex");

type Site = Schema<"Site">;

describe("the images of a site", () => {
  test("all three at once become URLs that serve the same bytes", async () => {
    const { status, body } = await upload<Site>("/sites/4/upload", {
      logo: new File([png], "logo.png", { type: "image/png" }),
      heroImage: new File([webp], "hero.webp", { type: "image/webp" }),
      favicon: new File([ico], "favicon.ico", { type: "image/x-icon" }),
    });
    expect(status).toBe(200);
    const served = await app.inject({ url: new URL(body.logo ?? "").pathname });
    expect(served.headers["content-type"]).toBe("image/png");
    expect(served.rawPayload.equals(png)).toBe(true);
    expect(body.heroImage).toMatch(/\/media\//);
    expect(body.favicon).not.toBe(body.logo);
  });

  test("one alone replaces that one only", async () => {
    const first = await upload<Site>("/sites/5/upload", { logo: new File([png], "a.png") });
    const second = await upload<Site>("/sites/5/upload", { heroImage: new File([jpeg], "b.jpg") });
    expect(second.body.logo).toBe(first.body.logo);
    expect(second.body.heroImage).toMatch(/\/media\//);
  });

  test("the bytes decide, not the name or the type that the sender gives", async () => {
    const html = new File(["<script>alert(1)</script>"], "logo.png", { type: "image/png" });
    const { status, body } = await upload<Schema<"Problem">>("/sites/4/upload", { logo: html });
    expect(status).toBe(422);
    expect(body.violations).toEqual([
      { propertyPath: "logo", message: "The logo must be a PNG, JPEG or WebP image." },
    ]);
  });

  test("a favicon is no photograph", async () => {
    const photo = new File([jpeg], "favicon.jpg");
    const { body } = await upload<Schema<"Problem">>("/sites/4/upload", { favicon: photo });
    expect(body.detail).toBe("favicon: The favicon must be a PNG or ICO image.");
  });

  test("more than 5 MB is refused, and nothing is stored of it", async () => {
    const large = new File([png, new Uint8Array(5 * 1024 * 1024)], "large.png");
    const { status, body } = await upload<Schema<"Problem">>("/sites/7/upload", { logo: large });
    expect([status, body.detail]).toEqual([413, "logo is larger than 5 MB."]);
  });

  test("no image at all is refused", async () => {
    const { status } = await upload("/sites/4/upload", { other: new File([png], "x.png") });
    expect(status).toBe(422);
  });

  test("an unknown site takes no images", async () => {
    const { status } = await upload("/sites/999999/upload", { logo: new File([png], "x.png") });
    expect(status).toBe(404);
  });
});
