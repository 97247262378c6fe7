import { Button } from "@gift-console/ui/button/Button.tsx";
import { downloadText } from "@gift-console/ui/json-tree/download.ts";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { debugCallQuery } from "./call-query.ts";
import type { ListedCall } from "./debugs-query.ts";
import type { CallPlace } from "./find-call.ts";

interface DownloadCallProps {
  readonly articleId: number;
  readonly call: ListedCall;
  readonly place: CallPlace;
}

/** Saves one call as a file: what its row tells, what was sent and what was answered. */
export function DownloadCall({ articleId, call, place }: DownloadCallProps) {
  const { data } = useQuery(debugCallQuery(articleId, place));
  return (
    <Button
      size="small"
      icon={Download}
      disabledReason={data ? undefined : "The call is not loaded yet."}
      onPress={() =>
        downloadText(`call-${call.id}.json`, JSON.stringify({ ...call, ...data }, null, 2))
      }
    >
      Download call
    </Button>
  );
}
