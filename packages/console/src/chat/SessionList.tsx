import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { Paginator } from "@gift-console/ui/paginator/Paginator.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { Archive, ArchiveRestore, MessagesSquare } from "lucide-react";
import { useSearchParams } from "react-router";
import { required } from "../graph/required.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";
import { count } from "../wizard/frame/words.ts";
import {
  archivedArgument,
  archiveFilters,
  readChatListView,
  sessionPageSizes,
  type ArchiveFilter,
} from "./chat-view.ts";
import { sessionColumns, sessionName } from "./session-columns.tsx";
import { chatSessionsQuery } from "./sessions-query.ts";
import { useArchive } from "./use-archive.ts";

/** The list's own route query. */
export const sessionsRoute = routeQuery(chatSessionsQuery, ({ params, url }) => {
  const { page, items, filter } = readChatListView(url.searchParams);
  return { siteId: idParam(params, "id"), page, items, archived: archivedArgument(filter) };
});

const filterNames: Record<ArchiveFilter, string> = {
  open: "Open",
  archived: "Archived",
  all: "Open and archived",
};

const emptyTitles: Record<ArchiveFilter, string> = {
  open: "No open sessions",
  archived: "The archive is empty",
  all: "No sessions yet",
};

/** The chat sessions of a site, page by page. */
export function SessionList() {
  const { siteId } = sessionsRoute.useVariables();
  const { member, totalItems } = required(sessionsRoute.useData().chatSessions, "chatSessions");
  const { change, hrefWith } = useListParams();
  const [params] = useSearchParams();
  const { setArchived, pendingId } = useArchive(siteId);
  const { page, items, filter } = readChatListView(params);
  return (
    <Stack>
      <Toolbar summary={count(totalItems, "session")}>
        <Select
          label="Sessions"
          hideLabel
          options={archiveFilters.map((id) => ({ id, label: filterNames[id] }))}
          value={filter}
          onChange={(next) => change({ archived: next === "open" ? null : next, page: null })}
        />
      </Toolbar>
      <Table
        label="Chat sessions"
        columns={sessionColumns(filter === "all")}
        rows={member}
        keyOf={({ id }) => id}
        nameOf={sessionName}
        hrefOf={({ id }) => hrefWith({ session: id })}
        actionsOf={({ id, archived }) => (
          <IconButton
            icon={archived ? ArchiveRestore : Archive}
            size="small"
            label={archived ? `Take ${id} out of the archive` : `Archive ${id}`}
            isPending={pendingId === id}
            onPress={() => void setArchived(id, !archived)}
          />
        )}
        message={
          <EmptyState
            icon={MessagesSquare}
            title={page > 1 && totalItems > 0 ? "No sessions on this page" : emptyTitles[filter]}
          >
            {page > 1 && totalItems > 0
              ? "The list ends before it: go back a page."
              : "Conversations of visitors with the site's gift bots appear here."}
          </EmptyState>
        }
      />
      {totalItems > 0 && (
        <Paginator
          label="Pages of the chat sessions"
          page={page}
          total={totalItems}
          pageSize={items}
          pageSizes={sessionPageSizes}
          onPageChange={(next) => change({ page: next > 1 ? String(next) : null })}
          onPageSizeChange={(next) =>
            change({ items: next === sessionPageSizes[0] ? null : String(next), page: null })
          }
        />
      )}
    </Stack>
  );
}
