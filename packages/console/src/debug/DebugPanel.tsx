import { DebugSheet } from "@gift-console/ui/debug-sheet/DebugSheet.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { Paginator } from "@gift-console/ui/paginator/Paginator.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useEffect } from "react";
import { DebugList } from "./DebugList.tsx";
import { debugPageSizes, paddedTotal, type DebugView } from "./debug-view.ts";
import { debugsQuery } from "./debugs-query.ts";

interface DebugPanelProps {
  readonly articleId: number;
  readonly view: DebugView;
  /** Null closes the panel. */
  readonly onViewChange: (view: DebugView | null) => void;
}

/** The log of an article's AI calls, in a sheet over the page. */
export function DebugPanel({ articleId, view, onViewChange }: DebugPanelProps) {
  const { page, size } = view;
  const query = useQuery({
    ...debugsQuery({ articleId, page, itemsPerPage: size }),
    // The number of pages stays while another page is on its way.
    placeholderData: keepPreviousData,
  });
  const { data, isError, errorUpdatedAt, isFetching, isPlaceholderData, refetch } = query;
  useEffect(() => {
    if (!isError) return;
    toast({ tone: "danger", title: "Error", text: "Failed to fetch debug information" });
  }, [isError, errorUpdatedAt]);

  const log = data?.debugs;
  const calls = isPlaceholderData ? undefined : log?.member;
  const change = (next: Partial<DebugView>) => onViewChange({ ...view, call: null, ...next });
  return (
    <DebugSheet
      title="Debug"
      count={isError ? undefined : log?.totalItems}
      isOpen
      onOpenChange={() => onViewChange(null)}
      footer={
        !isError && (
          <Paginator
            label="Pages of the debug log"
            page={page}
            total={paddedTotal(log?.totalItems, size)}
            pageSize={size}
            pageSizes={debugPageSizes}
            onPageChange={(next) => change({ page: next })}
            onPageSizeChange={(next) => change({ size: next, page: 1 })}
          />
        )
      }
    >
      {isError && (
        <ErrorState
          title="Failed to fetch debug info"
          headingLevel={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          The article is safe; only its log could not be read.
        </ErrorState>
      )}
      {!isError && !calls && <Skeleton label="Loading the calls" shape="row" count={size} />}
      {!isError && calls?.length === 0 && (
        <EmptyState
          icon={ScrollText}
          title={page > 1 ? "No calls on this page" : "No calls yet"}
          headingLevel={3}
        >
          {page > 1
            ? "The log ends before it."
            : "Every call of a bot for this article is kept here, with its request and its response."}
        </EmptyState>
      )}
      {!isError && calls && calls.length > 0 && (
        <DebugList
          articleId={articleId}
          calls={calls}
          view={view}
          onOpen={(call) => onViewChange({ ...view, call })}
        />
      )}
    </DebugSheet>
  );
}
