/** What is needed of everything that saves on a page. */
export interface Unsaved {
  isDirty: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Asks before the page is left while something is not saved. The drafts would survive, but nobody
 * else sees them.
 * @returns how to stop
 */
export function warnUnsaved(saves: Unsaved, page: Window): () => void {
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
