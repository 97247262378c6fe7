import { buildGraph } from "../../../../scripts/build.ts";

/** Runs `mesh build` once where its result is missing or stale. */
export function setup(): void {
  buildGraph();
}
