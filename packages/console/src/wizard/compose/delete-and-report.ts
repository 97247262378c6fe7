import { toast } from "@gift-console/ui/toast/toast.ts";
import type { BulkOutcome } from "../../graph/bulk.ts";
import { saves } from "../../save/save-registry.ts";
import { bulkReport } from "./bulk-report.ts";

let dismissReport = () => {};

/**
 * Deletes several things, one call for each, and reports which were deleted and which were not.
 * @param noun of one of them: "idea"
 */
export async function deleteAndReport(
  ids: readonly number[],
  remove: (ids: readonly number[]) => Promise<BulkOutcome<number>>,
  noun: string,
): Promise<BulkOutcome<number>> {
  // Who tries again has read what failed.
  dismissReport();
  const outcome = await saves.track(remove(ids));
  dismissReport = toast(bulkReport(outcome, noun));
  return outcome;
}
