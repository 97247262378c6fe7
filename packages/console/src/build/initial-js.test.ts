import { expect, test } from "vitest";
import { initialFiles } from "./initial-js.ts";

const manifest = {
  "index.html": { file: "index.js", imports: ["_shared.js"] },
  "src/page.tsx": { file: "page.js", imports: ["_shared.js", "_table.js"] },
  "src/other.tsx": { file: "other.js" },
  "_shared.js": { file: "shared.js", imports: ["_react.js"] },
  "_table.js": { file: "table.js", imports: ["_react.js"] },
  "_react.js": { file: "react.js" },
};

test("a page needs its chunk and all that is imported at once, each file counted once", () => {
  const files = initialFiles(manifest, ["index.html", "src/page.tsx"]);
  expect(files).toEqual(["index.js", "shared.js", "react.js", "page.js", "table.js"]);
});

test("a page that the build does not know is an error", () => {
  expect(() => initialFiles(manifest, ["src/gone.tsx"])).toThrow("no chunk of src/gone.tsx");
});
