import { expect, test } from "vitest";
import { readImageAddress } from "./image-address.ts";

test("a secure address is taken, trimmed", () => {
  expect(readImageAddress(" https://cdn.example/a b.png ")).toBe("https://cdn.example/a%20b.png");
});

test.each(["", "cup.png", "http://cdn.example/cup.png", "javascript:alert(1)", "data:image/png,x"])(
  "anything else is refused: %s",
  (text) => expect(readImageAddress(text)).toBeNull(),
);
