import { expect, test } from "vitest";
import { closureOf, importsOf, inputsOf, type Read } from "./inputs.ts";

const story = "packages/ui/src/tag/Tag.stories.tsx";
const files: Record<string, string> = {
  [story]:
    'import preview from "../../../../.storybook/preview.tsx";\nimport { Tag } from "./Tag.tsx";',
  "packages/ui/src/tag/Tag.tsx": 'import * as styles from "./Tag.css.ts";\nimport "react";',
  "packages/ui/src/tag/Tag.css.ts": 'import { vars } from "../theme/contract.css.ts";',
  "packages/ui/src/theme/contract.css.ts": "",
  "packages/ui/src/card/Card.tsx": "",
  ".storybook/preview.tsx": "",
  "pnpm-lock.yaml": "react: 19",
};
const readWith =
  (changes: Record<string, string> = {}): Read =>
  (path) =>
    changes[path] ?? files[path];

test("relative imports are found, static, bare, lazy and re-exported; packages are not", () => {
  const text = [
    'import { a } from "./a.ts";',
    'import "../b.css";',
    'const c = lazy(() => import("./c.tsx"));',
    'export { d } from "./d.ts";',
    'import { e } from "react";',
  ].join("\n");
  expect(importsOf("src/x/X.tsx", text)).toEqual([
    "src/x/a.ts",
    "src/b.css",
    "src/x/c.tsx",
    "src/x/d.ts",
  ]);
});

test("a story depends on what its imports import, once each, circles included", () => {
  const circle: Record<string, string> = { "a.ts": 'import "./b.ts"', "b.ts": 'import "./a.ts"' };
  expect(closureOf("a.ts", (path) => circle[path])).toEqual(["a.ts", "b.ts"]);
  expect(closureOf(story, readWith())).toContain("packages/ui/src/theme/contract.css.ts");
});

test.each([
  "packages/ui/src/tag/Tag.css.ts",
  "packages/ui/src/theme/contract.css.ts",
  ".storybook/preview.tsx",
  "pnpm-lock.yaml",
])("a change of %s asks for new pictures", (path) => {
  expect(inputsOf(story, readWith({ [path]: "changed" }))).not.toBe(inputsOf(story, readWith()));
});

test("a change elsewhere does not", () => {
  const elsewhere = readWith({ "packages/ui/src/card/Card.tsx": "changed" });
  expect(inputsOf(story, elsewhere)).toBe(inputsOf(story, readWith()));
});
