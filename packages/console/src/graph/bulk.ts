/** How a call per id ended. */
export interface BulkOutcome<TId> {
  succeeded: TId[];
  failed: { id: TId; error: unknown }[];
}

/** Calls of one bulk that run at the same time. */
const concurrency = 4;

/**
 * Calls once per id, a few at a time; one that fails does not stop the others.
 * @returns the ids in the order given
 */
export async function callEach<TId>(
  ids: readonly TId[],
  call: (id: TId) => Promise<unknown>,
): Promise<BulkOutcome<TId>> {
  const errors = new Map<TId, unknown>();
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const current = id;
      await call(current).catch((error: unknown) => errors.set(current, error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, ids.length) }, work));
  return {
    succeeded: ids.filter((id) => !errors.has(id)),
    failed: ids.filter((id) => errors.has(id)).map((id) => ({ id, error: errors.get(id) })),
  };
}
