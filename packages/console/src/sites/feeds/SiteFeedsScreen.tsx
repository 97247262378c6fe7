import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { Plus, Rss, Unlink } from "lucide-react";
import { lazy, Suspense } from "react";
import { feedColumns } from "../../feeds/feed-columns.tsx";
import { tellFailure } from "../../forms/tell-outcome.ts";
import { required } from "../../graph/required.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { paths } from "../../paths.ts";
import { idParam } from "../../router/params.ts";
import { routeQuery } from "../../router/route-query.ts";
import { count } from "../../wizard/frame/words.ts";
import { withFeeds, withoutFeed } from "./candidates.ts";
import { siteFeedsQuery, type SiteFeed } from "./site-feeds-query.ts";
import { useAssignFeeds } from "./use-assign-feeds.ts";

// What is chosen from is not needed to look.
const AssignDialog = lazy(async () => ({
  default: (await import("./AssignDialog.tsx")).AssignDialog,
}));

const route = routeQuery(siteFeedsQuery, ({ params }) => ({ siteId: idParam(params, "id") }));

export const loader = route.loader;

const columns = feedColumns.map((column) => ({ ...column, isSortable: false }));

/** The feeds that a site's products come from. */
export function Component() {
  const { siteId } = route.useVariables();
  const data = route.useData();
  const feeds = required(data.siteFeeds, "siteFeeds").member;
  const { get, change } = useListParams();
  const { assign, isPending } = useAssignFeeds(siteId);

  const unassign = async (feed: SiteFeed) => {
    const rest = withoutFeed(feeds, feed.id);
    if (!(await tellFailure(assign(rest), `${feed.name} is still assigned`))) return;
    const undo = () => {
      const all = withFeeds(
        rest.map((id) => ({ id })),
        [feed.id],
      );
      void tellFailure(assign(all), `${feed.name} was not assigned again`);
    };
    toast({
      tone: "success",
      title: `${feed.name} is no longer assigned`,
      action: { label: "Undo", onPress: undo },
    });
  };

  const assignButton = (
    <Button variant="primary" icon={Plus} onPress={() => change({ open: "assign" })}>
      Assign feeds
    </Button>
  );
  return (
    <>
      <Toolbar summary={count(feeds.length, "feed")} actions={assignButton}>
        <LinkButton href={paths.settings("feed")}>All feeds</LinkButton>
      </Toolbar>
      <Table
        label="Feeds of the site"
        columns={columns}
        rows={feeds}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        actionsOf={(feed) => (
          <IconButton
            icon={Unlink}
            size="small"
            label={`Unassign ${feed.name}`}
            onPress={() => void unassign(feed)}
            disabledReason={isPending ? "The feeds are being saved." : undefined}
          />
        )}
        message={
          <EmptyState
            icon={Rss}
            title="No feeds yet"
            actions={
              <Button onPress={() => change({ open: "assign" })}>Choose the first feed</Button>
            }
          >
            Without feeds the articles of this site find no products.
          </EmptyState>
        }
      />
      {get("open") === "assign" && (
        <Suspense fallback={null}>
          <AssignDialog
            siteId={siteId}
            country={data.site?.settingsSite.country ?? null}
            assigned={feeds}
            onClose={() => change({ open: null }, true)}
          />
        </Suspense>
      )}
    </>
  );
}
