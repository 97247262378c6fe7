import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { CloudDownload, Plus, Rss, SearchX, Upload } from "lucide-react";
import { lazy, Suspense } from "react";
import { required } from "../graph/required.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { routeQuery } from "../router/route-query.ts";
import { feedColumns } from "./feed-columns.tsx";
import { feedSortColumns, viewFeeds } from "./feed-list.ts";
import { feedsQuery } from "./feeds-query.ts";
import { useFeedImport } from "./import/use-feed-import.ts";

// Forms and reports are not worth their weight on a page that is opened to look.
const FeedDialog = lazy(async () => ({ default: (await import("./FeedDialog.tsx")).FeedDialog }));
const ImportDialog = lazy(async () => ({
  default: (await import("./import/ImportDialog.tsx")).ImportDialog,
}));
const UploadDialog = lazy(async () => ({
  default: (await import("./import/UploadDialog.tsx")).UploadDialog,
}));

const route = routeQuery(feedsQuery, () => ({}));

export const loader = route.loader;

/** Every feed: find one, change it, import it, add one. */
export function Component() {
  const feeds = required(route.useData().feeds, "feeds").member;
  const { get, change, search, setSearch, sort, setSort, hrefWith } =
    useListParams(feedSortColumns);
  const importation = useFeedImport();
  const shown = viewFeeds(feeds, search, sort);
  const opened = get("edit");
  const edited = feeds.find(({ id }) => String(id) === opened) ?? null;
  const close = () => change({ edit: null, open: null }, true);
  return (
    <>
      <Toolbar
        summary={shownOf(shown.length, feeds.length, "feed")}
        actions={
          <>
            <Button icon={Upload} onPress={() => change({ open: "upload" })}>
              Upload file
            </Button>
            <Button variant="primary" icon={Plus} onPress={() => change({ open: "new" })}>
              New feed
            </Button>
          </>
        }
      >
        <SearchBox
          label="Search feeds"
          placeholder="Name, code or country"
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <Table
        label="Feeds"
        columns={feedColumns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => hrefWith({ edit: String(id) })}
        actionsOf={(feed) => (
          <IconButton
            icon={CloudDownload}
            size="small"
            label={`Import ${feed.name}`}
            onPress={() => importation.start(feed)}
            disabledReason={
              feed.url ? undefined : "It has no URL. Give it one, or upload a file instead."
            }
          />
        )}
        sort={sort}
        onSortChange={setSort}
        message={
          feeds.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title="No feed matches"
              actions={<Button onPress={() => setSearch("")}>Clear search</Button>}
            >
              Try another name, code or country.
            </EmptyState>
          ) : (
            <EmptyState
              icon={Rss}
              title="No feeds yet"
              actions={
                <Button onPress={() => change({ open: "new" })}>Create the first feed</Button>
              }
            >
              Products come from feeds. Upload a file, or create a feed with the URL to fetch it
              from.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {edited && <FeedDialog key={edited.id} feed={edited} onClose={close} />}
        {get("open") === "new" && <FeedDialog feed={null} onClose={close} />}
        {get("open") === "upload" && <UploadDialog onClose={close} />}
        {importation.feed && (
          <ImportDialog
            feed={importation.feed}
            run={importation.run}
            onRetry={() => importation.feed && importation.start(importation.feed)}
            onCancel={importation.cancel}
            onClose={importation.close}
          />
        )}
      </Suspense>
    </>
  );
}
