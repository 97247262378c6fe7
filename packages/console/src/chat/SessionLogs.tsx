import { Card } from "@gift-console/ui/card/Card.tsx";
import { Disclosure } from "@gift-console/ui/disclosure/Disclosure.tsx";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { lazy, Suspense } from "react";
import type { SessionLog } from "./session-query.ts";

// Only who opens an entry needs a tree.
const JsonTree = lazy(async () => ({
  default: (await import("@gift-console/ui/json-tree/JsonTree.tsx")).JsonTree,
}));

interface SessionLogsProps {
  readonly logs: readonly SessionLog[];
  /** How many there are on the server. */
  readonly total: number;
}

/** What the bots noted during a session, oldest first. */
export function SessionLogs({ logs, total }: SessionLogsProps) {
  return (
    <Card
      title="Log"
      headingLevel={3}
      description={
        total > logs.length ? `The first ${logs.length} of ${total} entries` : `${total} entries`
      }
    >
      {logs.length === 0
        ? "The bots noted nothing."
        : logs.map((log, at) => <Entry key={at} log={log} />)}
    </Card>
  );
}

function Entry({ log }: { readonly log: SessionLog }) {
  return (
    <Disclosure
      title={log.message ?? "No message"}
      note={[log.bot, log.level].filter(Boolean).join(" · ")}
      headingLevel={4}
      actions={<RelativeTime date={log.createdAt} />}
    >
      <Suspense fallback={<Skeleton label="Loading the entry" />}>
        <JsonTree label="Context" value={log.context ?? null} initialDepth={2} />
      </Suspense>
    </Disclosure>
  );
}
