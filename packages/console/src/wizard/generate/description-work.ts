import { busy } from "../../shell/busy/busy.ts";
import { createIdeaRuns } from "../compose/idea-runs.ts";
import { saves } from "../../save/save-registry.ts";
import { attempt } from "../frame/attempt.ts";
import { wizard } from "../state/wizard-store.ts";
import {
  cachedArticle,
  curate,
  setDescriptionsFlag,
  writeArticle,
  writeIdea,
  writeOver,
  type DescribeSession,
} from "./describe-session.ts";
import { descriptionState, ideaOf, openIdeas, selectedProducts } from "./described-products.ts";
import type { RunMemory } from "./run-memory.ts";

/** Makes what bots do for the descriptions of one article. */
export function createDescriptionWork(session: DescribeSession, memory: RunMemory) {
  const runs = createIdeaRuns();
  /** Ideas of the run that are not done: a reload, or coming back, goes on with them. */
  let left = new Set<number>();
  const forget = () => {
    left = new Set();
    memory.save([]);
  };

  const settle = async () => {
    const article = cachedArticle(session);
    const hasDescriptions = selectedProducts(article).some(
      (product) => descriptionState(product) !== "empty",
    );
    wizard.dispatch({ type: "setDescriptions", hasDescriptions });
    const isComplete = hasDescriptions && openIdeas(article).length === 0;
    if (!isComplete || article.hasGeneratedDescriptions) return;
    await attempt(setDescriptionsFlag(session, true), "The article was not marked as described");
  };

  const run = async (
    ideaIds: readonly number[],
    task: (ideaId: number, signal: AbortSignal) => Promise<number>,
  ) => {
    if (runs.isRunning() || ideaIds.length === 0) return;
    wizard.dispatch({ type: "startDescriptions" });
    left = new Set(ideaIds);
    memory.save(ideaIds);
    await runs.start(ideaIds, async (ideaId, signal) => {
      const written = await task(ideaId, signal);
      left.delete(ideaId);
      memory.save([...left]);
      return written;
    });
    await settle();
  };

  /** Describes the products of these ideas, two ideas at a time; `runs` shows how far it is. */
  const write = (ideaIds: readonly number[]) =>
    run(ideaIds, (ideaId, signal) => writeIdea(session, ideaId, signal));

  /** Describes the products of a product's idea, and has a text proposed where a human's stands. */
  const writeProduct = async (productId: number) => {
    if (!(await saves.flush())) return;
    const article = cachedArticle(session);
    const ideaId = ideaOf(article, productId);
    const product = selectedProducts(article).find(({ id }) => id === productId);
    if (ideaId === null || !product) return;
    await run([ideaId], (id, signal) =>
      descriptionState(product) === "edited"
        ? writeOver(session, product, id, signal)
        : writeIdea(session, id, signal),
    );
  };

  /** Does something with the whole article while the screen is blocked. */
  const block = async (status: string, work: (signal: AbortSignal) => Promise<void>) => {
    wizard.dispatch({ type: "startDescriptions" });
    const title = "Working on the descriptions";
    await attempt(busy.run({ title, status }, work), `${status} failed`);
    await settle();
  };

  return {
    runs,
    /** Ends the run for good. */
    cancel: () => {
      forget();
      runs.cancel();
    },
    /** Puts the ended run away, with what failed in it. */
    close: () => {
      forget();
      runs.clear();
    },
    write,
    writeProduct,
    writeMissing: () =>
      block("Writing what is missing", (signal) => writeArticle(session, false, signal)),
    writeAnew: () =>
      block("Writing every description anew", (signal) => writeArticle(session, true, signal)),
    curate: () => block("Tightening the descriptions", (signal) => curate(session, signal)),
    /** The ideas that a run before the reload has left, as far as they are still open. */
    left: (): number[] => {
      const left = new Set(memory.load());
      return openIdeas(cachedArticle(session)).flatMap(({ id }) => (left.has(id) ? [id] : []));
    },
  };
}
