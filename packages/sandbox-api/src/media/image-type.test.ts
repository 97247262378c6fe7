import { expect, test } from "vitest";
import { imageTypeOf } from "./image-type.ts";

test.each([
  ["image/png", "89504e470d0a1a0a0000000d"],
  ["image/jpeg", "ffd8ffe000104a464946"],
  [
    "image/webp",
    `${Buffer.from("RIFF").toString("hex")}1a2b3c4d${Buffer.from("WEBP").toString("hex")}`,
  ],
  ["image/x-icon", "000001000100101000000100"],
  [undefined, ""],
  [undefined, "00000100" + "0000"],
  [undefined, Buffer.from("<svg xmlns=").toString("hex")],
  [undefined, Buffer.from("GIF89a").toString("hex")],
  [
    undefined,
    `${Buffer.from("RIFF").toString("hex")}1a2b3c4d${Buffer.from("AVI ").toString("hex")}`,
  ],
])("%s: %s", (type, bytes) => expect(imageTypeOf(Buffer.from(bytes, "hex"))).toBe(type));
