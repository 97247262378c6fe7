import type { Plugin } from "vite";

const forwarded = /^(const \w+ = )(React\$1\.forwardRef\()/gm;
const displayName = /^(\w+)\.displayName = "[^"]*";$/gm;

/**
 * Leaves out the parts of React Router that nobody uses, 7 kB (gzip) of every page: Link with its
 * prefetching, NavLink and Form, which the bundler must keep because it takes `forwardRef` and the
 * assignment of a display name for side effects; and the instrumentation, which is called in vain
 * unless the router is made with `instrumentations`.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/lib\/(dom\/lib|router\/instrumentation)\.js$/,
      },
      handler: (code, id) => ({
        code: id.endsWith("instrumentation.js") ? silent(code) : shakable(code),
        map: null,
      }),
    },
  };
}

/** A module with the same exports, all of which do nothing. */
export function silent(code: string): string {
  const names = /^export \{ ([^}]+) \};/m.exec(code)?.[1]?.split(", ") ?? [];
  return `const none = () => {};\nexport { ${names.map((name) => `none as ${name}`).join(", ")} };\n`;
}

/** The module without display names, its forwarded components marked as free of side effects. */
export function shakable(code: string): string {
  return code.replace(displayName, "").replace(forwarded, "$1/* @__PURE__ */ $2");
}
