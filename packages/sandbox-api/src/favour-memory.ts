import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 keep its heap small rather than fast. The database works in WebAssembly, which this
 * leaves as fast as it is; a large import takes a third of the memory (`bench/feed-import.ts`).
 * To be called first of all.
 */
export function favourMemory(): void {
  setFlagsFromString("--optimize-for-size");
}
