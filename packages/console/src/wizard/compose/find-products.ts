import { findProductsOf } from "./idea-actions.ts";
import type { ComposeSession } from "./compose-session.ts";

/**
 * Finds products idea by idea; RunProgress shows how far it is, failures included.
 * @param isAnew replaces the products there
 */
export async function findProductsFor(
  session: ComposeSession,
  ideaIds: readonly number[],
  isAnew: boolean,
): Promise<void> {
  // The search answers with the products as the server has them.
  await session.saving.flush();
  await session.runs.start(ideaIds, (ideaId, signal) =>
    findProductsOf(session, ideaId, isAnew, signal),
  );
}
