import { useState } from "react";
import { isAborted } from "../../graph/graph-error.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { feedsQuery, type ListedFeed } from "../feeds-query.ts";
import { ImportFeedDocument } from "./import-documents.ts";

/** The import of one feed at a time from its URL. */
export function useFeedImport() {
  const [feed, setFeed] = useState<ListedFeed | null>(null);
  const mutation = useGraphMutation(ImportFeedDocument, { invalidates: [feedsQuery.key] });
  const { isPending, error, data, submittedAt, mutate, cancel } = mutation;
  return {
    /** The feed whose import is shown; null while none is. */
    feed: isAborted(error) ? null : feed,
    run: { isPending, error, report: data?.importFeed ?? null, since: submittedAt },
    start(next: ListedFeed) {
      setFeed(next);
      mutate({ id: next.id });
    },
    cancel,
    close: () => setFeed(null),
  };
}
