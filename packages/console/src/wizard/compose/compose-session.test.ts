import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { GraphClient } from "../../graph/client.ts";
import { GraphError } from "../../graph/graph-error.ts";
import { allIdeas } from "./article-edits.ts";
import { composeQuery } from "./compose-query.ts";
import { createComposeSession } from "./compose-session.ts";
import { findProductsFor } from "./find-products.ts";
import { deleteIdeas } from "./idea-actions.ts";
import { deleteProducts, reviewProducts } from "./product-actions.ts";
import { testArticle, testIdea, testProduct, testPrompt } from "./testing.ts";

type Send = (variables: unknown) => Promise<unknown>;

/** A session over an article of two ideas, whose calls the test answers. */
function setUp(send: Send) {
  const client = new QueryClient();
  const article = testArticle(
    testPrompt(1, [testIdea(31, [1, testProduct(2, { status: true })]), testIdea(32, [3])]),
  );
  client.setQueryData(composeQuery({ articleId: 12 }).queryKey, { article });
  const sent: unknown[] = [];
  const graph = {
    request: (_document: object, variables: unknown) => {
      sent.push(variables);
      return send(variables);
    },
  } as unknown as GraphClient;
  const drafts = { load: async () => undefined, save: async () => {}, remove: async () => {} };
  const session = createComposeSession({
    articleId: 12,
    client,
    graph,
    drafts,
    onRefused: () => {},
  });
  session.selection.receive(allIdeas(article));
  const left = () => allIdeas(session.article() ?? testArticle());
  return { session, sent, left };
}

test("CALL-4 product ids go out as strings, and the cache follows", async () => {
  const { session, sent, left } = setUp(async () => ({}));
  session.saving.choose([1, 3], true);
  await session.saving.flush();
  expect(sent).toEqual([
    {
      input: {
        products: [
          { id: "1", status: true },
          { id: "3", status: true },
        ],
      },
    },
  ]);
  expect(left().flatMap(({ ideaProducts }) => ideaProducts.map(({ status }) => status))).toEqual([
    true,
    true,
    true,
  ]);
});

const failing = (failed: number) => async (variables: unknown) => {
  if ((variables as { id: number }).id === failed) {
    throw new GraphError("no", { code: "UPSTREAM_ERROR" });
  }
  return {};
};

test("CALL-11 one call per idea; only those that were deleted leave the screen", async () => {
  const { session, sent, left } = setUp(failing(31));
  const { succeeded, failed } = await deleteIdeas(session, [31, 32]);
  expect(sent).toEqual([{ id: 31 }, { id: 32 }]);
  expect([succeeded, failed.map(({ id }) => id)]).toEqual([[32], [31]]);
  expect(left().map(({ id }) => id)).toEqual([31]);
});

test("CALL-11 one call per product; only those that were deleted leave the screen", async () => {
  const { session, sent, left } = setUp(failing(1));
  const { succeeded, failed } = await deleteProducts(session, [1, 2, 3]);
  expect(sent).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect([succeeded, failed.map(({ id }) => id)]).toEqual([[2, 3], [1]]);
  expect(left().map(({ ideaProducts }) => ideaProducts.map(({ id }) => id))).toEqual([[1], []]);
});

test("a review reports the products that lost their selection", async () => {
  const { session, left } = setUp(async () => ({
    curateProducts: { member: [testProduct(1), testProduct(2), testProduct(3)] },
  }));
  await expect(reviewProducts(session)).resolves.toEqual([2]);
  expect(left()[0]?.ideaProducts.map(({ status }) => status)).toEqual([false, false]);
});

test("a search puts its products into its own idea; one that fails leaves the others", async () => {
  const { session, left } = setUp(async (variables) => {
    const { ideaId } = (variables as { input: { ideaId: number } }).input;
    if (ideaId === 31) throw new GraphError("no", { code: "UPSTREAM_TIMEOUT" });
    return { generateIdeaProducts: { member: [testProduct(8), testProduct(9)] } };
  });
  await findProductsFor(session, [31, 32], false);
  expect(left().map(({ ideaProducts }) => ideaProducts.map(({ id }) => id))).toEqual([
    [1, 2],
    [8, 9],
  ]);
  expect([...session.runs.get().values()].map(({ status }) => status)).toEqual(["failed", "done"]);
});
