import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createAbortGroup } from "./abort-group.ts";
import type { GraphClient } from "./client.ts";
import { GraphError } from "./graph-error.ts";
import { graphMutation } from "./graph-mutation.ts";
import { graphQuery } from "./graph-query.ts";
import { testDocument } from "./testing.ts";

const publish = testDocument<{ ok: boolean }, { id: number }>("PublishSite");

/** A screen that shows the sites while the site is published. */
async function setUp(publishing: (signal?: AbortSignal) => Promise<unknown>) {
  const loads = vi.fn<() => Promise<unknown>>(async () => ({ sites: [] }));
  const client = {
    request: (document: object, _variables: object, options?: { signal?: AbortSignal }) =>
      document === publish ? publishing(options?.signal) : loads(),
  } as GraphClient;
  const queryClient = new QueryClient();
  const sites = graphQuery(testDocument("Sites"), { client });
  const stop = new QueryObserver(queryClient, sites({})).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(sites({}).queryKey)).toBeDefined());
  const group = createAbortGroup();
  const options = { client, invalidates: [sites.key] };
  const mutation = new MutationObserver(
    queryClient,
    graphMutation(publish, group, queryClient, options),
  );
  return { loads, group, mutation, stop };
}

test("a change refetches what it touches before it is done", async () => {
  const { loads, mutation, stop } = await setUp(async () => ({ ok: true }));
  await expect(mutation.mutate({ id: 7 })).resolves.toEqual({ ok: true });
  expect(loads).toHaveBeenCalledTimes(2);
  stop();
});

test("a change that failed refetches as well: it may have been made", async () => {
  const timeout = new GraphError("late", { code: "UPSTREAM_TIMEOUT" });
  const { loads, mutation, stop } = await setUp(() => Promise.reject(timeout));
  await expect(mutation.mutate({ id: 7 })).rejects.toBe(timeout);
  expect(loads).toHaveBeenCalledTimes(2);
  stop();
});

test("cancelling aborts the calls under way, and only those", async () => {
  const signals: AbortSignal[] = [];
  const { group, mutation, stop } = await setUp((signal) => {
    if (!signal) throw new Error("no signal");
    signals.push(signal);
    return new Promise((resolve, reject) => {
      if (signals.length > 1) resolve({ ok: true });
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  });
  const failure = mutation.mutate({ id: 7 }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  group.cancel();
  expect(await failure).toMatchObject({ name: "AbortError" });
  await expect(mutation.mutate({ id: 7 })).resolves.toEqual({ ok: true });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
});
