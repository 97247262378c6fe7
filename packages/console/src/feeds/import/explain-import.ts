import { formatBytes } from "@gift-console/ui/file-drop/check-file.ts";
import { explainError, type Explanation } from "../../graph/explain-error.ts";
import { GraphError } from "../../graph/graph-error.ts";
import { feedFile } from "./feed-file.ts";

/**
 * Why an import failed. What the API says of the file or of its address speaks
 * for itself.
 * @param error thrown by the call
 */
export function explainImport(error: unknown): Explanation {
  const title = "Nothing was imported";
  const spoken = error instanceof GraphError ? wordsOf(error) : undefined;
  if (spoken !== undefined) return { title, text: `${spoken} The products stay as they were.` };
  const { title: reason, text } = explainError(error);
  return { title, text: `${reason}. ${text}` };
}

function wordsOf({ code, status, violations, message }: GraphError): string | undefined {
  if (code === "REQUEST_ENTITY_TOO_LARGE") {
    return `A feed file may have ${formatBytes(feedFile.maxBytes)} at most.`;
  }
  if (code === "VALIDATION_FAILED") return violations[0]?.message;
  // A 502 tells about the feed's address; other faults of the host are its own business.
  return code === "UPSTREAM_ERROR" && status === 502 ? message : undefined;
}
