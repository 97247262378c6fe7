import { expect, test } from "vitest";
import { bannerBlob, bannerName, fileSize } from "./banner-file.ts";

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);
const base64 = Buffer.from(png).toString("base64");

test("CALL-6 the banner becomes a blob of the same bytes and type", async () => {
  const blob = bannerBlob({ contentType: "image/png", base64, size: png.length });
  expect(blob.type).toBe("image/png");
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(png);
});

test("CALL-6 what is not an image, or not whole, is refused", () => {
  expect(() => bannerBlob({ contentType: "text/html", base64, size: png.length })).toThrow(
    "not an image",
  );
  expect(() => bannerBlob({ contentType: "image/png", base64, size: 7 })).toThrow("whole");
});

test("the file is named after the article", () => {
  expect(bannerName("16 Gifts: café & more!", "image/png")).toBe("16-gifts-cafe-more-banner.png");
  expect(bannerName("礼物", "image/webp")).toBe("礼物-banner.webp");
  expect(bannerName("…", "image/png")).toBe("article-banner.png");
  expect(bannerName("a ".repeat(80), "image/png").length).toBeLessThan(80);
});

test("sizes in words", () => {
  expect(fileSize(999)).toBe("999 bytes");
  expect(fileSize(48_212)).toBe("48 kB");
});
