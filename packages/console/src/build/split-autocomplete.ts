import type { Plugin } from "vite";

const contexts = [
  "AutocompleteContext",
  "AutocompleteStateContext",
  "SelectableCollectionContext",
  "FieldInputContext",
] as const;

/**
 * Takes the contexts out of React Aria's module of Autocomplete. Every text field reads them, and as
 * a module belongs to one chunk, the login page would carry the whole component, 4 kB (gzip), for
 * the command palette that is loaded when it is opened.
 */
export function splitAutocomplete(): Plugin {
  return {
    name: "split-autocomplete",
    apply: "build",
    transform: {
      filter: { id: /\/react-aria-components\/dist\/private\/\w+\.mjs(\?contexts)?$/ },
      handler(code, id) {
        if (id.endsWith("?contexts")) return { code: contextModule(), map: null };
        if (id.endsWith("/Autocomplete.mjs")) return { code: withoutContexts(code), map: null };
        if (!code.includes(`"./Autocomplete.mjs"`)) return null;
        return {
          code: code.replace(`"./Autocomplete.mjs"`, `"./Autocomplete.mjs?contexts"`),
          map: null,
        };
      },
    },
  };
}

/** A module of nothing but the contexts. */
export function contextModule(): string {
  const declared = contexts.map(
    (name) => `export const ${name} = /* @__PURE__ */ createContext(null);`,
  );
  return [`import { createContext } from "react";`, ...declared, ""].join("\n");
}

/**
 * The module of the component, which takes its contexts from the module of contexts.
 * @throws Error when the module is not what it was: the split must then be looked at again
 */
export function withoutContexts(code: string): string {
  let rest = code;
  const imported = contexts.map((name) => {
    const local = new RegExp(`(\\$[\\w$]+) as ${name}\\b`).exec(code)?.[1];
    const declaration = `const ${local} = `;
    const begin = rest.indexOf(declaration);
    if (local === undefined || begin < 0) {
      throw new Error(`React Aria's Autocomplete declares no ${name}: see split-autocomplete.ts.`);
    }
    rest = rest.slice(0, begin) + rest.slice(rest.indexOf(";", begin) + 1);
    return `${name} as ${local}`;
  });
  return `import { ${imported.join(", ")} } from "./Autocomplete.mjs?contexts";\n${rest}`;
}
