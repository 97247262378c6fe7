import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { silent } from "./shake-router.ts";

const source = fileURLToPath(new URL("../", import.meta.url));

test("no screen has an endless list, whose code the build leaves out", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith("build"),
  );
  expect(files.length).toBeGreaterThan(100);
  const endless = files.filter((file) =>
    /infiniteQuery/i.test(readFileSync(source + file, "utf8")),
  );
  expect(endless, "take shakeQuery out of vite.config.ts first").toEqual([]);
});

test("the module that is installed still has the form that is looked for", () => {
  const query = fileURLToPath(import.meta.resolve("@tanstack/react-query")).replace(
    /react-query\/build\/.*$/,
    "query-core/build/modern/infiniteQueryBehavior.js",
  );
  expect(silent(readFileSync(query, "utf8"))).toContain("none as infiniteQueryBehavior");
});
