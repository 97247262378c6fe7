import { toast } from "@gift-console/ui/toast/toast.ts";
import { explainError } from "../graph/explain-error.ts";
import { isAborted } from "../graph/graph-error.ts";

const told = new Map<string, () => void>();

/**
 * Waits for a change that has no form to show its failure, and tells that in a toast.
 * The toast of an earlier attempt goes.
 * @param failed what did not work, as a heading: "The feed was not assigned"
 * @returns whether it worked; false where it was cancelled, too
 */
export async function tellFailure(work: Promise<unknown>, failed: string): Promise<boolean> {
  told.get(failed)?.();
  told.delete(failed);
  try {
    await work;
    return true;
  } catch (error) {
    if (!isAborted(error)) {
      const { title, text } = explainError(error);
      told.set(failed, toast({ tone: "danger", title: failed, text: `${title}. ${text}` }));
    }
    return false;
  }
}

/**
 * Waits for a change that a ConfirmDialog asked about.
 * @throws Error whose message says what happened and what to do; the dialog shows it
 */
export async function explainFailure(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { title, text } = explainError(error);
    throw new Error(`${title}. ${text}`, { cause: error });
  }
}
