import type { ToastContent } from "@gift-console/ui/toast/toast-queue.ts";
import type { BulkOutcome } from "../../graph/bulk.ts";
import { explainError } from "../../graph/explain-error.ts";
import { count } from "../frame/words.ts";

/**
 * What to tell after a bulk deletion: the succeeded and the failed ids, and why those failed.
 * @param noun of one thing: "idea"
 */
export function bulkReport({ succeeded, failed }: BulkOutcome<number>, noun: string): ToastContent {
  const [first] = failed;
  if (!first) return { tone: "success", title: `${count(succeeded.length, noun)} deleted` };
  const done = succeeded.length > 0 ? ` Deleted: ${succeeded.join(", ")}.` : "";
  return {
    tone: "danger",
    title: `${failed.length} of ${count(succeeded.length + failed.length, noun)} not deleted`,
    text: `${explainError(first.error).title}. Still marked, for another try: ${failed
      .map(({ id }) => id)
      .join(", ")}.${done}`,
  };
}
