import { tellFailure } from "../../forms/tell-outcome.ts";
import { saves } from "../../save/save-registry.ts";

/**
 * Does something that the header counts as saving, and tells in a toast when it fails.
 * @param failed what did not work, as a heading: "The ideas were not written"
 * @returns null when it failed or was cancelled
 */
export async function attempt<T>(work: Promise<T>, failed: string): Promise<T | null> {
  let result: T | null = null;
  const tracked = saves.track(work).then((value) => {
    result = value;
  });
  await tellFailure(tracked, failed);
  return result;
}
