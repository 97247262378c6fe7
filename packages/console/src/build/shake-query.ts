import type { Plugin } from "vite";
import { silent } from "./shake-router.ts";

/**
 * Leaves out how TanStack Query loads endless lists, 1 kB (gzip) of every page: every query refers
 * to it, and the console has none of that kind. A test sees to that.
 */
export function shakeQuery(): Plugin {
  return {
    name: "shake-query",
    apply: "build",
    transform: {
      filter: { id: /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/ },
      handler: (code) => ({ code: silent(code), map: null }),
    },
  };
}
