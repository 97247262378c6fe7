import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { contextModule, withoutContexts } from "./split-autocomplete.ts";

const installed = readFileSync(
  fileURLToPath(
    new URL(
      "../../../ui/node_modules/react-aria-components/dist/private/Autocomplete.mjs",
      import.meta.url,
    ),
  ),
  "utf8",
);

test("the component takes its contexts from a module of their own", () => {
  const code = withoutContexts(installed);
  expect(code.match(/createContext\)\(null\)/g)).toBeNull();
  expect(code).toMatch(
    /^import \{ AutocompleteContext as \S+, .* FieldInputContext as \S+ \} from "\.\/Autocomplete\.mjs\?contexts";/,
  );
  expect(contextModule().match(/createContext\(null\)/g)).toHaveLength(4);
});

test("a module of another form stops the build", () => {
  expect(() => withoutContexts("export {};")).toThrow("declares no AutocompleteContext");
});
