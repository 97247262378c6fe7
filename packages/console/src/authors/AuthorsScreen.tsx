import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { Plus, SearchX, Trash2, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { required } from "../graph/required.ts";
import { matchWords } from "../lists/match-words.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";
import { authorColumns } from "./author-columns.tsx";
import { siteAuthorsQuery, type ListedAuthor } from "./authors-query.ts";
import { useAuthorChanges } from "./use-author-changes.ts";

// A form is not worth its weight on a page that is opened to look.
const AuthorDialog = lazy(async () => ({
  default: (await import("./AuthorDialog.tsx")).AuthorDialog,
}));

const route = routeQuery(siteAuthorsQuery, ({ params }) => ({ siteId: idParam(params, "id") }));

export const loader = route.loader;

/** Who signs the articles of a site. */
export function Component() {
  const { siteId } = route.useVariables();
  const authors = required(route.useData().authors, "authors").member;
  const { get, change, search, setSearch, hrefWith } = useListParams();
  const { remove } = useAuthorChanges(siteId);
  const [doomed, setDoomed] = useState<ListedAuthor | null>(null);
  const shown = authors.filter(({ name, bio }) => matchWords(search, name, bio));
  const edited = authors.find(({ id }) => String(id) === get("edit"));
  const close = () => change({ edit: null, open: null }, true);
  return (
    <>
      <Toolbar
        summary={shownOf(shown.length, authors.length, "author")}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => change({ open: "new" })}>
            New author
          </Button>
        }
      >
        <SearchBox
          label="Search authors"
          placeholder="Name or biography"
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <Table
        label="Authors"
        columns={authorColumns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => hrefWith({ edit: String(id) })}
        actionsOf={(author) => (
          <IconButton
            icon={Trash2}
            size="small"
            label={`Delete ${author.name}`}
            onPress={() => setDoomed(author)}
          />
        )}
        message={
          authors.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title="No author matches"
              actions={<Button onPress={() => setSearch("")}>Clear search</Button>}
            >
              Try another name or word.
            </EmptyState>
          ) : (
            <EmptyState
              icon={UserPlus}
              title="No authors yet"
              actions={
                <Button onPress={() => change({ open: "new" })}>Add the first author</Button>
              }
            >
              Authors sign the articles of this site.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {edited && <AuthorDialog key={edited.id} siteId={siteId} author={edited} onClose={close} />}
        {get("open") === "new" && <AuthorDialog siteId={siteId} author={null} onClose={close} />}
      </Suspense>
      {doomed && (
        <ConfirmDialog
          title={`Delete ${doomed.name}?`}
          confirmLabel="Delete author"
          tone="danger"
          isOpen
          onOpenChange={() => setDoomed(null)}
          onConfirm={() => remove(doomed.id)}
        >
          Biography and portrait go with the name. The articles stay. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
