import { Button } from "@gift-console/ui/button/Button.tsx";
import { BulkBar } from "@gift-console/ui/bulk-bar/BulkBar.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Paginator } from "@gift-console/ui/paginator/Paginator.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { FilePlus, SearchX, Trash2 } from "lucide-react";
import { paths } from "../paths.ts";
import { count } from "../wizard/frame/words.ts";
import { articleColumns } from "./article-columns.tsx";
import { articleTitle, nextStep } from "./article-list.ts";
import { pageOf, pageSizes } from "./article-view.ts";
import { ArticleMenu, type ArticleAction } from "./ArticleMenu.tsx";
import type { ListedArticle } from "./articles-query.ts";
import type { ArticleViewControl } from "./use-article-view.ts";

interface ArticleTableProps {
  readonly siteId: number;
  /** Those that the filters leave, in order, on all pages. */
  readonly shown: readonly ListedArticle[];
  readonly control: ArticleViewControl;
  /** Of all articles, in sight or not. */
  readonly selected: readonly ListedArticle[];
  readonly onSelectedChange: (keys: ReadonlySet<string>) => void;
  readonly onAction: (action: ArticleAction, article: ListedArticle) => void;
  readonly isCreating: boolean;
  readonly onCreate: () => void;
  readonly onDelete: (articles: readonly ListedArticle[]) => void;
}

/** One page of a site's articles, the way to the others, and what can be done with several. */
export function ArticleTable(props: ArticleTableProps) {
  const { siteId, shown, control, selected, onSelectedChange, onAction, onDelete } = props;
  const { isCreating, onCreate } = props;
  const { view, isNarrowed, setSort, setPage, setSize, clear } = control;
  const [smallest] = pageSizes;
  return (
    <>
      <Table
        label="Articles"
        columns={articleColumns}
        rows={pageOf(shown, view)}
        keyOf={keyOf}
        nameOf={articleTitle}
        hrefOf={(article) => paths.wizard(siteId, article.id, nextStep(article))}
        actionsOf={(article) => <ArticleMenu article={article} onAction={onAction} />}
        sort={view.sort}
        onSortChange={setSort}
        selected={new Set(selected.map(keyOf))}
        onSelectedChange={onSelectedChange}
        message={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title="No article matches"
              actions={<Button onPress={clear}>Clear search and filter</Button>}
            >
              Try another word or step.
            </EmptyState>
          ) : (
            <EmptyState
              icon={FilePlus}
              title="No articles yet"
              actions={
                <Button isPending={isCreating} onPress={onCreate}>
                  Begin the first article
                </Button>
              }
            >
              Begin one with a prompt: for whom, for which occasion, how much it may cost.
            </EmptyState>
          )
        }
      />
      {shown.length > smallest && (
        <Paginator
          label="Pages of articles"
          page={view.page}
          onPageChange={setPage}
          total={shown.length}
          pageSize={view.size}
          pageSizes={pageSizes}
          onPageSizeChange={setSize}
        />
      )}
      <BulkBar count={selected.length} onClear={() => onSelectedChange(new Set())}>
        <Button tone="danger" icon={Trash2} onPress={() => onDelete(selected)}>
          Delete {count(selected.length, "article")}
        </Button>
      </BulkBar>
    </>
  );
}

function keyOf({ id }: ListedArticle): string {
  return String(id);
}
