import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { shakable, silent } from "./shake-router.ts";

test("what keeps unused components in the bundle goes, the rest stays", () => {
  const code = [
    "const Link = React$1.forwardRef(function LinkWithRef() {",
    '\tif (a) FetcherForm.displayName = "fetcher.Form";',
    "});",
    'Link.displayName = "Link";',
    "export { Link };",
  ];
  expect(shakable(code.join("\n")).split("\n")).toEqual([
    "const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {",
    code[1],
    code[2],
    "",
    code[4],
  ]);
});

const main = fileURLToPath(import.meta.resolve("react-router"));
const installed = (path: string) =>
  readFileSync(main.replace(/dist\/.*$/, `dist/production/lib/${path}`), "utf8");

test("the router that is installed still has the form that is looked for", () => {
  const code = shakable(installed("dom/lib.js"));
  expect(code).not.toMatch(/^(Link|NavLink|Form)\.displayName/m);
  for (const name of ["Link", "NavLink", "Form"]) {
    expect(code).toContain(`const ${name} = /* @__PURE__ */ React$1.forwardRef(`);
  }
});

test("every export of the instrumentation is there and does nothing", () => {
  const code = silent(installed("router/instrumentation.js"));
  const names = [...code.matchAll(/none as (\w+)/g)].map(([, name]) => name);
  const asked = /import \{ ([^}]+) \} from ".\/instrumentation.js"/.exec(
    installed("router/router.js"),
  );
  expect(asked?.[1]?.split(", ")).not.toHaveLength(0);
  expect(names).toEqual(expect.arrayContaining(asked?.[1]?.split(", ") ?? ["an import"]));
});
