import { toast } from "@gift-console/ui/toast/toast.ts";
import { explainError } from "../../graph/explain-error.ts";
import { isAborted } from "../../graph/graph-error.ts";
import { saves } from "../../save/save-registry.ts";

/**
 * Does something that the header counts as saving, and tells in a toast when it fails.
 * @param failed what did not work, as a heading: "The ideas were not written"
 * @returns null when it failed or was cancelled
 */
export async function attempt<T>(work: Promise<T>, failed: string): Promise<T | null> {
  try {
    return await saves.track(work);
  } catch (error) {
    if (!isAborted(error)) {
      const { title, text } = explainError(error);
      toast({ tone: "danger", title: failed, text: `${title}. ${text}` });
    }
    return null;
  }
}
