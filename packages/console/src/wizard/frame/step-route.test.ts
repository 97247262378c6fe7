import { QueryClient } from "@tanstack/react-query";
import { createMemoryRouter, type DataRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { GraphClient } from "../../graph/client.ts";
import { GraphError } from "../../graph/graph-error.ts";
import { graphQuery } from "../../graph/graph-query.ts";
import { testDocument } from "../../graph/testing.ts";
import { paths, patterns, type WizardStep } from "../../paths.ts";
import { provideNavigation } from "../../router/navigation.ts";
import { steps } from "../state/step-rules.ts";
import { createWizardStore } from "../state/wizard-store.ts";
import { stepRoute, type StepData } from "./step-route.ts";

type Article = NonNullable<StepData["article"]>;

const empty: Article = {
  id: 12,
  title: null,
  siteDetails: null,
  hasGeneratedArticle: false,
  content: null,
  prompts: { member: [] },
  sections: { member: [] },
};
const product = { status: true, sectionPriority: null, description: null };
const selected: Article = {
  ...empty,
  prompts: { member: [{ ideas: { member: [{ ideaProducts: [product] }] } }] },
};
const withSections: Article = { ...empty, sections: { member: [{ ideaProducts: [] }] } };

/** A wizard of five steps over one article, which the test may change. */
function setUp(at: string, article: Article) {
  const server = { article, saved: true };
  const asked: string[] = [];
  const events: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createWizardStore();
  const registry = {
    flush: async () => {
      events.push("flush");
      return true;
    },
  };
  const routes = steps.map((step) => {
    const operation = `Step${step}`;
    const graph = {
      request: async () => {
        asked.push(operation);
        events.push(operation);
        return { article: server.article };
      },
    } as unknown as GraphClient;
    const query = graphQuery(testDocument<StepData, { articleId: number }>(operation), {
      client: graph,
    });
    const { loader, shouldRevalidate, handle } = stepRoute(step, query, {
      client,
      store,
      registry,
    });
    return { path: patterns.wizard(step), loader, shouldRevalidate, handle };
  });
  const made: { router?: DataRouter } = {};
  const router = createMemoryRouter([{ path: "/admin/*" }, ...routes], {
    initialEntries: [at],
    getContext: provideNavigation(() => made.router),
  });
  made.router = router;
  return { router, store, server, asked, events };
}

const at = (step: WizardStep) => paths.wizard(7, 12, step);
const settled = (router: DataRouter) =>
  vi.waitFor(() => {
    expect(router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe("idle");
  });

test("GUARD-1 step 1 opens for an empty article, from anywhere", async () => {
  const { router } = setUp("/admin/site/7/articles", empty);
  await router.navigate(at(1));
  expect(router.state.location.pathname).toBe(at(1));
});

test.for([2, 3, 4, 5] as const)(
  "GUARD-2 a page refresh at step %i stays there, whatever the article holds",
  async (step) => {
    const { router, store } = setUp(at(step), empty);
    await settled(router);
    expect(router.state.location.pathname).toBe(at(step));
    expect(store.get()).toMatchObject({ step, articleId: 12 });
  },
);

test("GUARD-3 step 2 opens for a selected product, or for sections on the server", async () => {
  for (const article of [selected, withSections]) {
    const { router } = setUp(at(1), article);
    await settled(router);
    await router.navigate(at(2));
    expect(router.state.location.pathname).toBe(at(2));
  }
});

test("GUARD-3 otherwise the operator goes back to compose", async () => {
  const { router } = setUp("/admin/site/7/articles", empty);
  await router.navigate(at(2));
  expect(router.state.location.pathname).toBe(at(1));
});

test("GUARD-4 step 3 without sections leads back to prioritize-products", async () => {
  const { router } = setUp(at(1), selected);
  await settled(router);
  await router.navigate(at(3));
  expect(router.state.location.pathname).toBe(at(2));
});

test("the guard decides by what the server has now, not by what was cached", async () => {
  const { router, server } = setUp(at(2), withSections);
  await settled(router);
  await router.navigate(at(1));
  server.article = empty;
  await router.navigate(at(2));
  expect(router.state.location.pathname).toBe(at(1));
});

test("a step asks one operation, after what waits has been saved", async () => {
  const { router, events } = setUp(at(1), selected);
  await settled(router);
  await router.navigate(at(2));
  expect(events).toEqual(["Step1", "flush", "Step2"]);
});

test("what only changes the view asks for nothing", async () => {
  const { router, asked } = setUp(at(1), selected);
  await settled(router);
  await router.navigate(`${at(1)}?idea=4`);
  expect(asked).toEqual(["Step1"]);
});

test("a failure on a page load is left to the component, a later one to the route", async () => {
  const { router, server } = setUp(at(1), empty);
  await settled(router);
  expect(router.state.errors).toBeNull();
  server.article = null as unknown as Article;
  await router.navigate(at(2));
  expect(Object.values(router.state.errors ?? {})[0]).toBeInstanceOf(GraphError);
});
