import { QueryClient } from "@tanstack/react-query";
import { createMemoryRouter, type DataRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GraphClient } from "../graph/client.ts";
import { graphQuery } from "../graph/graph-query.ts";
import { testDocument } from "../graph/testing.ts";
import { routeQuery, skeletonDelayMs, type RouteQueryOptions } from "./route-query.ts";

interface Data {
  open: boolean;
}
interface Variables {
  id: string | undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(reply: () => Promise<Data>, guard?: RouteQueryOptions<Data, Variables>["guard"]) {
  const request = vi.fn<(document: object, variables: object) => Promise<Data>>(reply);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = graphQuery(testDocument<Data, Variables>("Site"), {
    client: { request } as unknown as GraphClient,
  });
  const route = routeQuery(query, ({ params }) => ({ id: params["id"] }), { client, guard });
  const router = createMemoryRouter(
    [{ path: "/" }, { id: "site", path: "/site/:id", loader: route.loader }, { path: "/closed" }],
    { initialEntries: ["/"] },
  );
  return { router, request, client, query };
}

const shown = (router: DataRouter) => router.state.location.pathname;

test("the loader asks once, and hands its variables to the component", async () => {
  const { router, request, client, query } = setUp(async () => ({ open: true }));
  await router.navigate("/site/7");
  expect(router.state.loaderData).toEqual({ site: { id: "7" } });
  expect(client.getQueryData(query({ id: "7" }).queryKey)).toEqual({ open: true });
  await router.navigate("/");
  await router.navigate("/site/7");
  expect(request.mock.calls).toEqual([[expect.anything(), { id: "7" }, expect.anything()]]);
});

test("a reply within 400 ms shows the page at once, a later one the skeleton first", async () => {
  expect(skeletonDelayMs).toBe(400);
  const { router, request } = setUp(() => new Promise(() => {}));
  void router.navigate("/site/7");
  await vi.advanceTimersByTimeAsync(399);
  expect(request).toHaveBeenCalledTimes(1);
  expect(shown(router)).toBe("/");
  await vi.advanceTimersByTimeAsync(1);
  expect(shown(router)).toBe("/site/7");
});

test("a failure is left to the component", async () => {
  const { router, client, query } = setUp(() => Promise.reject(new Error("gone")));
  await router.navigate("/site/7");
  expect(shown(router)).toBe("/site/7");
  expect(router.state.errors).toBeNull();
  expect(client.getQueryState(query({ id: "7" }).queryKey)?.error).toEqual(new Error("gone"));
});

test("a guard waits for the data and leads elsewhere", async () => {
  const answer = Promise.withResolvers<Data>();
  const guard = vi.fn<NonNullable<RouteQueryOptions<Data, Variables>["guard"]>>((data) =>
    data.open ? null : "/closed",
  );
  const { router } = setUp(() => answer.promise, guard);
  const navigated = router.navigate("/site/7");
  await vi.advanceTimersByTimeAsync(skeletonDelayMs * 2);
  expect(shown(router)).toBe("/");
  answer.resolve({ open: false });
  await navigated;
  expect(shown(router)).toBe("/closed");
  expect(guard).toHaveBeenCalledWith({ open: false }, { id: "7" }, expect.anything());
});

test("a guard never decides on data that a change has made out of date", async () => {
  let open = false;
  const { router, client, query } = setUp(
    async () => ({ open }),
    (data) => (data.open ? null : "/closed"),
  );
  await router.navigate("/site/7");
  expect(shown(router)).toBe("/closed");
  open = true;
  await client.invalidateQueries({ queryKey: query.key });
  await router.navigate("/site/7");
  expect(shown(router)).toBe("/site/7");
});
