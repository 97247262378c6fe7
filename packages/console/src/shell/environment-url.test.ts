import { expect, test } from "vitest";
import { otherEnvironmentUrl } from "./environment-url.ts";

test("SHELL-5 the other environment opens on the same path, query and hash", () => {
  const place = { pathname: "/admin/site/3/articles", search: "?q=caf%C3%A9&page=2", hash: "#top" };
  expect(otherEnvironmentUrl("https://console.example.com", place)).toBe(
    "https://console.example.com/admin/site/3/articles?q=caf%C3%A9&page=2#top",
  );
});
