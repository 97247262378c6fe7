import { expect, test } from "vitest";
import { debugPageSizes, debugViewParams, paddedTotal, readDebugView } from "./debug-view.ts";

const read = (query: string) => readDebugView(new URLSearchParams(query));

test("DEBUG-4 the page sizes are 10, 20, 50 and 100, and 10 is the default", () => {
  expect(debugPageSizes).toEqual([10, 20, 50, 100]);
  expect(read("debug=1")).toEqual({ page: 1, size: 10, call: null });
  for (const size of debugPageSizes) expect(read(`debug=1&debugSize=${size}`)?.size).toBe(size);
});

test("the log is closed while the URL does not name its page", () => {
  expect(read("")).toBeNull();
  expect(read("debugSize=20&debugCall=7")).toBeNull();
});

test.for(["debug=x", "debug=0", "debug=-3", "debug=1.5", "debug=&debugSize=30&debugCall=a"])(
  "rubbish in the query %s counts as the default",
  (query) => {
    expect(read(query)).toEqual({ page: 1, size: 10, call: null });
  },
);

test("a view comes back from the URL as it went there", () => {
  for (const view of [
    { page: 3, size: 50, call: 812 },
    { page: 1, size: 10, call: null },
  ]) {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(debugViewParams(view))) {
      if (value !== null) params.set(name, value);
    }
    expect(readDebugView(params)).toEqual(view);
  }
  expect(Object.values(debugViewParams(null))).toEqual([null, null, null]);
});

test.for([
  [0, 10, 50],
  [49, 10, 50],
  [50, 10, 50],
  [51, 10, 51],
  [2015, 10, 2015],
  [450, 100, 500],
  [undefined, 20, 100],
] as const)("DEBUG-6 of %o calls in pages of %i, %i are counted", ([total, size, counted]) => {
  expect(paddedTotal(total, size)).toBe(counted);
});
