import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { GraphClient } from "../../graph/client.ts";
import { documentMeta } from "../../graph/document.ts";
import { wizard } from "../state/wizard-store.ts";
import { describeQuery } from "./describe-query.ts";
import type { DescribeSession } from "./describe-session.ts";
import { createDescriptionWork } from "./description-work.ts";
import { article, product } from "./testing.ts";

/** Work on two ideas of one product each, in a tab that remembers. */
function startWork(describe: (ideaId: number, signal?: AbortSignal) => Promise<unknown>) {
  const client = new QueryClient();
  const ideas = [1, 2].map((id) => ({ id: id * 10, ideaProducts: [product(id)] }));
  client.setQueryData(describeQuery({ articleId: 1 }).queryKey, { article: article(ideas) });
  let remembered: readonly number[] = [];
  const session: DescribeSession = {
    articleId: 1,
    client,
    request: (async (document, variables, options) =>
      documentMeta(document).operation === "DescribeIdea"
        ? describe((variables as { ideaId: number }).ideaId, options?.signal)
        : {}) as GraphClient["request"],
    drafts: { load: async () => undefined, save: async () => {}, remove: async () => {} },
    propose: () => {},
  };
  const memory = {
    load: () => [...remembered],
    save: (ids: readonly number[]) => (remembered = ids),
  };
  return { work: createDescriptionWork(session, memory), memory };
}

const written = (ideaId: number) => ({
  generateProductDescriptions: {
    member: [product(ideaId / 10, { description: "<p>Good.</p>", descriptionSource: "ai" })],
  },
});

test("STEP-8 writing sets the flag, and the descriptions that came clear it", async () => {
  const { work, memory } = startWork(async (ideaId) => written(ideaId));
  const run = work.write([10, 20]);
  expect(wizard.get().isGeneratingDescriptions).toBe(true);
  expect(memory.load()).toEqual([10, 20]);
  await run;
  expect(wizard.get()).toMatchObject({
    isGeneratingDescriptions: false,
    facts: { hasDescriptions: true },
  });
  expect(memory.load()).toEqual([]);
});

test("what a run did not get done is gone on with later, until it is put away", async () => {
  const { work, memory } = startWork(async (ideaId) =>
    ideaId === 20 ? Promise.reject(new Error("down")) : written(ideaId),
  );
  await work.write([10, 20]);
  expect(memory.load()).toEqual([20]);
  expect(work.left()).toEqual([20]);
  work.close();
  expect(work.left()).toEqual([]);
});

test("a run that the operator cancels is not gone on with", async () => {
  const { work, memory } = startWork(
    async (_ideaId, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const run = work.write([10, 20]);
  work.cancel();
  await run;
  expect(memory.load()).toEqual([]);
  expect(wizard.get().isGeneratingDescriptions).toBe(false);
});
