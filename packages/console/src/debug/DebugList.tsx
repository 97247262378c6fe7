import { BotBadge } from "@gift-console/ui/bot-badge/BotBadge.tsx";
import { DebugRow } from "@gift-console/ui/debug-sheet/DebugRow.tsx";
import { DebugRows } from "@gift-console/ui/debug-sheet/DebugRows.tsx";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { lazy, Suspense, type ReactNode } from "react";
import { durationWords, tokenWords } from "./call-words.ts";
import type { DebugView } from "./debug-view.ts";
import type { ListedCall } from "./debugs-query.ts";

// The tree and what it needs are loaded with the first row that is opened.
const DebugCall = lazy(async () => ({ default: (await import("./DebugCall.tsx")).DebugCall }));
const DownloadCall = lazy(async () => ({
  default: (await import("./DownloadCall.tsx")).DownloadCall,
}));

interface DebugListProps {
  readonly articleId: number;
  readonly calls: readonly ListedCall[];
  readonly view: DebugView;
  /** Opens the row of a call, or with null closes the open one. */
  readonly onOpen: (call: number | null) => void;
}

/** The calls of a page, each opening to what was sent and answered. */
export function DebugList({ articleId, calls, view, onOpen }: DebugListProps) {
  return (
    <DebugRows label="Calls">
      {calls.map((call, index) => {
        const common = {
          articleId,
          place: { id: call.id, index, page: view.page, size: view.size },
        };
        return (
          <DebugRow
            key={call.id}
            badge={<BotBadge bot={call.bot} />}
            id={call.id}
            articleId={call.article?.id ?? "–"}
            model={call.model ?? "–"}
            temperature={call.temperature ?? "–"}
            tokens={tokenWords(call.promptTokens, call.completionTokens)}
            duration={durationWords(call.durationMs)}
            time={<RelativeTime date={call.createdAt} />}
            isOpen={view.call === call.id}
            onOpenChange={(isOpen) => onOpen(isOpen ? call.id : null)}
            actions={() => <Suspense>{<DownloadCall {...common} call={call} />}</Suspense>}
            request={() => <Pending part={<DebugCall {...common} part="request" />} />}
            response={() => <Pending part={<DebugCall {...common} part="response" />} />}
          />
        );
      })}
    </DebugRows>
  );
}

function Pending({ part }: { readonly part: ReactNode }) {
  return <Suspense fallback={<Skeleton label="Loading the call" count={6} />}>{part}</Suspense>;
}
