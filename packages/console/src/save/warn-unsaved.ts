import type { SaveRegistry } from "./save-registry.ts";

/**
 * Asks before the page is left while something is not saved. The drafts would survive, but nobody
 * else sees them.
 * @returns how to stop
 */
export function warnUnsaved(saves: SaveRegistry, page: Window): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  let isAsking = false;
  // A page that always listens is kept out of the back/forward cache.
  const follow = () => {
    if (saves.isDirty() === isAsking) return;
    isAsking = !isAsking;
    if (isAsking) page.addEventListener("beforeunload", ask);
    else page.removeEventListener("beforeunload", ask);
  };
  follow();
  return saves.subscribe(follow);
}
