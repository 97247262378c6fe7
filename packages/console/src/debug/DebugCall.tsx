import { JsonView } from "@gift-console/ui/json-tree/JsonView.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { InlineError } from "../forms/InlineError.tsx";
import { debugCallQuery } from "./call-query.ts";
import type { CallPlace } from "./find-call.ts";

interface DebugCallProps {
  readonly articleId: number;
  readonly place: CallPlace;
  readonly part: "request" | "response";
}

const names = { request: "Request", response: "Response" } as const;

/** So many levels above the text of a message, and of an answer: it can be read without opening. */
const textDepth = 4;

/** What was sent in a call, or what was answered. */
export function DebugCall({ articleId, place, part }: DebugCallProps) {
  const { data, error, isFetching, refetch } = useQuery(debugCallQuery(articleId, place));
  const label = names[part];
  if (data) {
    return (
      <JsonView
        label={label}
        value={data[part] ?? null}
        initialDepth={textDepth}
        fileName={`call-${place.id}-${part}.json`}
      />
    );
  }
  if (!error) return <Skeleton label={`Loading the ${part}`} count={6} />;
  return (
    <InlineError
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      headingLevel={4}
    />
  );
}
