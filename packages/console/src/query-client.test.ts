import { expect, test, vi } from "vitest";
import { GraphError, graphErrorCodes } from "./graph/graph-error.ts";
import type { Log } from "./log.ts";
import { createQueryClient, isWorthRetrying } from "./query-client.ts";

test("what the server has decided is not asked again, what may pass is, twice", () => {
  const retried = graphErrorCodes.filter((code) =>
    isWorthRetrying(0, new GraphError("m", { code })),
  );
  expect(retried).toEqual(["RATE_LIMITED", "UPSTREAM_ERROR", "UPSTREAM_UNREACHABLE", "OFFLINE"]);
  const passing = new GraphError("m", { code: "OFFLINE" });
  expect([1, 2].map((failures) => isWorthRetrying(failures, passing))).toEqual([true, false]);
  expect(isWorthRetrying(0, new Error("bug"))).toBe(false);
});

test("a failed query is logged by its name", async () => {
  const log = vi.fn<Log>();
  const client = createQueryClient(log);
  const error = new GraphError("gone", { code: "NOT_FOUND" });
  const query = { queryKey: ["Sites", {}], queryFn: () => Promise.reject(error) };
  await expect(client.fetchQuery(query)).rejects.toBe(error);
  expect(log.mock.calls).toEqual([["The query Sites failed.", error]]);
});

test("an aborted query is not", async () => {
  const log = vi.fn<Log>();
  const client = createQueryClient(log);
  const aborted = new DOMException("aborted", "AbortError");
  const query = { queryKey: ["Sites", {}], queryFn: () => Promise.reject(aborted) };
  await expect(client.fetchQuery(query)).rejects.toBe(aborted);
  expect(log).not.toHaveBeenCalled();
});
