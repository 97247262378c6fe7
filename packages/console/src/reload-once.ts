/** What is needed of session storage and location. */
export interface ReloadHost {
  storage: Pick<Storage, "getItem" | "setItem">;
  reload: () => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const key = "reloaded-for-new-version";

/** A second failure this soon after a reload is not cured by another, in milliseconds. */
const guardMs = 60_000;

/**
 * A chunk is missing: after a deployment an open page asks for files that are gone. Reloads once to
 * get the new version; drafts survive that.
 * @returns whether the page is being reloaded
 */
export function reloadOnce({ storage, reload, now }: ReloadHost): boolean {
  try {
    if (now() - Number(storage.getItem(key) ?? 0) < guardMs) return false;
    storage.setItem(key, String(now()));
  } catch {
    // Without storage nothing would stop a second reload, and a third.
    return false;
  }
  reload();
  return true;
}
